// What a learner does at his station and what is no order, for the lesson that waits for it.

type Listener = (what: string) => void;

let listener: Listener | null = null;

export function didListener(next: Listener): () => void {
  listener = next;
  return () => {
    listener = null;
  };
}

export const did = (what: string): void => listener?.(what);
