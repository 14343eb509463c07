// How long the server takes texts, as server/bounds.h has it; a test holds one against the other.

export const NAME_CHARS = 24; // of a person and a boat
export const CHAT_CHARS = 240;
export const PASSWORD_CHARS = 64;
export const BAN_WHY_CHARS = 120;
