// Numbers of the server, as server/bounds.h and server/words.h have them; a test holds one against
// the other.

// How long it takes texts.
export const NAME_CHARS = 24; // of a person and a boat
export const CHAT_CHARS = 240;
export const PASSWORD_CHARS = 64;
export const BAN_WHY_CHARS = 120;

// With what it closes a line.
export const CLOSE_TAKEN_OVER = 4001;
export const CLOSE_KICKED = 4002;
export const CLOSE_CLOSED = 4007;
export const CLOSE_BANNED = 4009;
export const CLOSE_MOVED = 4010;
