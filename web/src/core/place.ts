// Where the client's files lie, and whether a game server is behind them. The page for plain file
// servers says that none is: then the browser is its own server, and nothing is asked of the host.

const code = import.meta.url; // of a source, or of a built file, which lies in assets/

// The address of one of the client's files, which may lie in any folder of a host.
export const fileAt = (name: string): string =>
  import.meta.env.DEV ? `/${name}` : new URL(`../${name}`, code).href;

const says = (content: string): boolean => typeof document !== 'undefined' &&
  !!document.querySelector(`meta[name="fathom-host"][content="${content}"]`);

export const hosted = !says('none');
// The operator's page, which is no part of the game.
export const isDesk = says('desk');
