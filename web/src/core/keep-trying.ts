// A part of the client that comes later. On a line that breaks it is asked for again, less and less
// often and at once when the line is back, for as long as it is wanted.

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

const rest = (pause_ms: number): Promise<void> => new Promise((over) => {
  const go = (): void => {
    clearTimeout(timer);
    removeEventListener('online', go);
    over();
  };
  const timer = setTimeout(go, pause_ms);
  addEventListener('online', go);
});

export async function keepTrying<T>(
  load: () => Promise<T>, wanted: () => boolean, failed = (): void => undefined,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      if (wanted()) {
        failed();
        await rest(pause);
      }
      if (!wanted()) throw error;
    }
  }
}
