import { defineRemembered } from "#platform";

/** How often goods came or changed on this node: what was made of them before is made anew. */
export const goodsChanges = defineRemembered(() => ({ count: 0 }));
