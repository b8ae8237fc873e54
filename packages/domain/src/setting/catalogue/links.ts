import { internal } from "../setting.ts";
import { text } from "../shape.ts";

export const linkSettings = {
  /** Where the source of what runs is published (section 13 of its licence); empty: this server packs and sends its own. */
  sourceLink: internal("links", { ...text(300, /^https?:\/\/[^\s"<>]+$/), mayBeEmpty: true } as const),
};
