// Long work in short stints: after each the page may draw and listen.

const STINT_MS = 8;

export function stints(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < STINT_MS) return undefined;
    return new Promise((go) => setTimeout(go)).then(() => {
      begun = performance.now();
    });
  };
}
