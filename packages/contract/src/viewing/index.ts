export { beginViewing } from "./begin-viewing.ts";
export { endViewing } from "./end-viewing.ts";
export { listViewings } from "./list-viewings.ts";
export { openViewing } from "./open-viewing.ts";
export { readViewing } from "./read-viewing.ts";
