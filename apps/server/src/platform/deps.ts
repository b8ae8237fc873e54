import type { RatesPort } from "@sihai/adapters/exchange";
import type { MailPort } from "@sihai/adapters/mail";
import type { MarketplacePort } from "@sihai/adapters/marketplace";
import type { PaymentPort } from "@sihai/adapters/payment";
import type { PushPort } from "@sihai/adapters/push";
import type { SocialLoginPort } from "@sihai/adapters/social-login";
import type { StoragePort } from "@sihai/adapters/storage";
import type { TrackingPort } from "@sihai/adapters/tracking";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { ContentDoor } from "./database/content-door.ts";
import type { Db } from "./database/database.ts";
import type { Jobs } from "./define-job.ts";
import type { ItemRefused, PayClocks, TradePaidByPurpose } from "./follow-up.ts";
import type { Gauge } from "./gauges.ts";
import type { Logger } from "./log.ts";
import type { Memory } from "./memory.ts";
import type { OperatorFiles } from "./operator-files.ts";
import type { Outbound } from "./outbound.ts";
import type { Passwords } from "./passwords.ts";
import type { NodeState } from "./readiness.ts";
import type { KeptSessions } from "./sessions/kept-sessions.ts";
import type { SettingsDoor, SettingTrial } from "./settings-door.ts";
import type { Standbys } from "./standbys/standbys.ts";

export type Adapters = {
  marketplace: MarketplacePort;
  payment: PaymentPort;
  tracking: TrackingPort;
  mail: MailPort;
  push: PushPort;
  rates: RatesPort;
  storage: StoragePort;
  /** Absent when no social login is configured. */
  socialLogin: SocialLoginPort | undefined;
};

/** The world a service works in; built once by entry/build-world.ts, overridden in parts by specs. */
export type Deps = {
  config: Config;
  db: Db;
  /** Copies of the database that answer reads a route declares. */
  standbys: Standbys;
  /** The same database by connections that take no write: for staff who look at a customer's pages (decision 97). */
  lookingDb: Db;
  clock: Clock;
  /** The operator's rules: `settings.at(now).parcelOperationFee`. */
  settings: SettingsDoor;
  /** Texts, adverts and notices as they are shown: `content.at(now)`. */
  content: ContentDoor;
  /** What the past would have cost by other rules; modules register it. */
  settingTrials: readonly SettingTrial[];
  /** Figures for monitoring, the node's own and what modules register. */
  gauges: readonly Gauge[];
  log: Logger;
  /** What the operator's files say, as they were when the server started. */
  files: OperatorFiles;
  /** What modules keep between two calls. */
  memory: Memory;
  sessions: KeptSessions;
  passwords: Passwords;
  node: NodeState;
  jobs: Jobs;
  out: Outbound;
  /** To addresses customers named: nobody's is exempt there, the sandbox's neither. */
  outToCustomers: Outbound;
  adapters: Adapters;
  /** What follows a paid trade, by purpose; modules register it (module.ts). */
  onTradePaid: TradePaidByPurpose<Deps>;
  /** How long there is to pay, by purpose; modules register it. */
  payClocks: PayClocks;
  /** What follows when the warehouse refuses an item; the module of orders registers it. */
  onItemRefused: ItemRefused<Deps>;
};
