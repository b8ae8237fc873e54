import type { ConnectionWords } from "../../../dict/apart/connection.ts";

export const words: ConnectionWords = {
  back: "You’re back online",
};
