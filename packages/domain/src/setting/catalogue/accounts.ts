import { announced } from "../setting.ts";
import { record, whole } from "../shape.ts";

/** What a customer can ask for of the account itself. */
export const accountSettings = {
  /** A copy of one's data: so long it can be downloaded, and so many pictures go into it at most. A copy there is keeps its time. */
  dataCopyTerms: announced("accounts", record({ keptDays: whole("days", 1, 60), picturesMost: whole("photos", 0, 5_000) })),
  /** An account that is to be closed can be kept for so long; one that waits already keeps its time. */
  accountClosingDays: announced("accounts", whole("days", 1, 90)),
  /** How many API tokens a customer has at most, and how long one lasts at most. Those made keep their time. */
  apiTokenTerms: announced("accounts", record({ tokensMost: whole("pieces", 0, 50), validDays: whole("days", 1, 365) })),
};
