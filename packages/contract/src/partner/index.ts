export { listTokens } from "./list-tokens.ts";
export { makeToken } from "./make-token.ts";
export { revokeToken } from "./revoke-token.ts";
