import { announced, internal } from "../setting.ts";
import { list, record, text, whole } from "../shape.ts";

/** What a customer can ask for of the account itself. */
export const accountSettings = {
  /** Addresses in a customer's book, as many as a page offers to choose from at most; those in it stay. */
  addressesMost: announced("accounts", whole("pieces", 1, 50)),
  /** A copy of one's data: so long it can be downloaded, and so many pictures go into it at most. A copy there is keeps its time. */
  dataCopyTerms: announced("accounts", record({ keptDays: whole("days", 1, 60), picturesMost: whole("photos", 0, 5_000) })),
  /**
   * How long records of the work itself are kept. A pressed key longer than anybody presses again, a notice of the gateway longer than the
   * 30 days in which it can be asked for its events.
   */
  recordsKept: internal(
    "accounts",
    record({
      onceKeys: whole("days", 2, 400),
      gatewayNotices: whole("days", 35, 3_650),
      endedSessions: whole("days", 1, 400),
      codes: whole("days", 2, 400),
    }),
  ),
  /** What became of mails to customers is known for so long. */
  mailLogDays: internal("accounts", whole("days", 7, 400)),
  /** Staff who see the shop as a customer does see it for so long at most; a visit under way keeps its time. */
  viewingMinutes: internal("accounts", whole("minutes", 1, 60)),
  /** An account that is to be closed can be kept for so long; one that waits already keeps its time. */
  accountClosingDays: announced("accounts", whole("days", 1, 90)),
  /** So long before a changed agreement holds customers are told, where they are asked to accept it again. */
  agreementNoticeDays: announced("accounts", whole("days", 1, 90)),
  /**
   * An account whose mailbox is lost: so long its owner has to object before it is moved, and after it so long no payment password can be
   * set and no money withdrawn. What was asked for keeps its waiting time.
   */
  lostMailboxTerms: announced(
    "accounts",
    record({ waitingDays: whole("days", 3, 90), payPasswordHours: whole("hours", 0, 720), withdrawalDays: whole("days", 0, 90) }),
  ),
  /** A request for such an account is kept for so long after its end: its addresses and what was written are forgotten then. */
  lostMailboxKeptDays: internal("accounts", whole("days", 90, 3_650)),
  /** How many API tokens a customer has at most, and how long one lasts at most. Those made keep their time. */
  apiTokenTerms: announced("accounts", record({ tokensMost: whole("pieces", 0, 50), validDays: whole("days", 1, 365) })),
  /**
   * Where a customer's programs are told of events: how many addresses, how often one event is tried, how long an address may fail, how long
   * a replaced secret is signed with as well, and how long what was sent is kept.
   */
  hookTerms: announced(
    "accounts",
    record({
      hooksMost: whole("pieces", 0, 20),
      triesMost: whole("times", 1, 30),
      offAfterHours: whole("hours", 1, 720),
      formerSecretHours: whole("hours", 0, 720),
      deliveryDays: whole("days", 1, 400),
    }),
  ),
  /**
   * Messages on the lock screen: how many devices a customer can have, how often one message is tried and for how long it is worth showing,
   * how long is known what was sent, and at which hosts browsers' push services are. Nothing else is ever called.
   */
  pushTerms: internal(
    "accounts",
    record({
      devicesMost: whole("pieces", 0, 50),
      triesMost: whole("times", 1, 20),
      worthHours: whole("hours", 1, 168),
      sentDays: whole("days", 1, 400),
      services: list(text(100, /^[a-z0-9-]+(\.[a-z0-9-]+)+$/), 1, 20),
    }),
  ),
};
