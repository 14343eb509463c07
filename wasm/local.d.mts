export type Change = [key: string, value: Uint8Array | null];

export interface Local {
  recall(bytes: Uint8Array): boolean;
  start(unixMs: number, nowMs: number, botPacePercent?: number): void;
  open(nowMs: number): number;
  hangUp(line: number, nowMs: number): void;
  message(line: number, text: string, nowMs: number): void;
  step(nowMs: number): number;
  said(): Iterable<{ line: number; text?: string; code?: number }>;
  batch(): Change[] | null;
  kept(outcome: 'kept' | 'failed' | 'takenOver', nowMs: number): void;
  lend(id: string, record: Uint8Array): boolean;
  get(path: string): { status: number; body: Uint8Array };
}

export function loadLocal(source: BufferSource | Response | PromiseLike<Response>,
  random?: (bytes: Uint8Array) => unknown): Promise<Local>;
