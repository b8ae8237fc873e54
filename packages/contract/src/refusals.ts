import { commonRefusals } from "./common-refusals.ts";

/** Every refusal of the product: the numeric `state` of the envelope and the HTTP status beside the code that names it. */
export const refusals = {
  ...commonRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;
/** A refusal any call may give, so that no contract repeats it. */
export type CommonRefusalCode = keyof typeof commonRefusals;
