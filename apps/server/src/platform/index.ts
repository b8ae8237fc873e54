export { newToken } from "./api-tokens.ts";
export { type Clock, openClock } from "./clock.ts";
export {
  type Config,
  ConfigRefused,
  needsSandbox,
  type Role,
  readConfig,
  readOtherKeys,
  readSecretKey,
  readStorage,
  type SandboxAddresses,
  type StorageConfig,
  secretKeyFile,
} from "./config/config.ts";
export { wrongSettings } from "./config/wrong-settings.ts";
export { contentText } from "./content-text.ts";
export { atOneMoment } from "./database/at-one-moment.ts";
export { isDatabaseAway } from "./database/away.ts";
export { holdBankNumber, plainBankNumber } from "./database/bank-numbers.ts";
export { columnsOf, fieldsOf } from "./database/columns.ts";
export type { ContentDoor, ContentSnapshot, ShownPiece } from "./database/content-door.ts";
export { type Db, onOneConnection, openDatabase, type Tx } from "./database/database.ts";
export type { DB } from "./database/database.types.ts";
export {
  dataIn,
  type EmbeddedPostgres,
  hasData,
  runningPostgres,
  startEmbeddedPostgres,
} from "./database/embedded-postgres.ts";
export { followChanges } from "./database/follow-changes.ts";
export { migrate, pendingMigrations, SchemaRefused } from "./database/migrate.ts";
export { payBeforeIn } from "./database/pay-before.ts";
export { isEmbeddedData, openCopy } from "./database/postgres-access.ts";
export { findBinaries, installedPostgres } from "./database/postgres-binaries.ts";
export { columnsIn, prepared } from "./database/prepared.ts";
export { sendAlong } from "./database/send-along.ts";
export { deeplyFrozen, fen, jsonColumn, jsonFacts, oneOf } from "./database/stored.ts";
export { attemptWork, inTransaction, type Once, type OnceRefusal, transact } from "./database/transact.ts";
export { defineJob, type Jobs, jobOfRow, openJobs } from "./define-job.ts";
export {
  clearTimer,
  defineTimer,
  type Parts,
  payClock,
  type SubjectOf,
  setTimer,
  setTimers,
  subjectPart,
  type Timer,
} from "./define-timer.ts";
export type { Adapters, Deps } from "./deps.ts";
export { dueIn } from "./due-in.ts";
export { afterDuePlace, beforePlace, beyondMoment, dueFirst, duePlace, orderOf, pageAndNext, sortedBy } from "./due-page.ts";
export { eachOnItsOwn, mayTry } from "./each-on-its-own.ts";
export { gather } from "./gather.ts";
export { type Gauge, gaugeOf, platformGauges } from "./gauges.ts";
export { browserOf, browserOfUser, networkOf } from "./http/browser.ts";
export { buildHttpServer } from "./http/http-server.ts";
export { type ListColumns, listCsv } from "./http/list-csv.ts";
export { startMetricsServer } from "./http/metrics-door.ts";
export { pruneRateLimits } from "./http/rate-limits.ts";
export { type Call, type Route, route, type UploadedFile } from "./http/route.ts";
export type { Site } from "./http/serve-site.ts";
export {
  anyone,
  anyStaff,
  everyone,
  type Staff,
  sandboxOnly,
  signature,
  staffMay,
  type User,
  users,
  usersOr,
  type Viewer,
  type Visitor,
  viewers,
  viewersOrNobody,
  type Who,
} from "./http/who.ts";
export { type JobHandler, onJob, runJobs } from "./jobs.ts";
export { type Logger, openLog, openTrouble } from "./log.ts";
export { defineRemembered, openMemory } from "./memory.ts";
export { businessEvents } from "./metrics.ts";
export type {
  CardCharge,
  ItemRefusedHandler,
  Module,
  PaidThing,
  PaidTrade,
  PayClock,
  RefusedItem,
  Sweep,
  TradePaidHandler,
  TradePurpose,
} from "./module.ts";
export type { OperatorFiles } from "./operator-files.ts";
export { isPublicAddress, type Outbound, OutboundError, openOutbound } from "./outbound.ts";
export { forgiveTries, type GuardScope, type Guesser, takeGuesserTry, takeTry } from "./password-guard.ts";
export { openPasswords, type Passwords } from "./passwords.ts";
export { loadSharp, webpEffort } from "./pictures.ts";
export { programOf } from "./program-of.ts";
export { olderThan, pruneRecords, pruneRows } from "./prune-records.ts";
export { openNodeState } from "./readiness.ts";
export { checkSecretKey, fitsSecretKey, isSealedNow, SecretKeyRefused } from "./sealing/check-secret-key.ts";
export { type Reseal, sealEachAnew, sealingAnew } from "./sealing/seal-anew.ts";
export { openSealed, type SealKeys, seal, sealedNow } from "./sealing/sealed.ts";
export { hashToken } from "./sessions/hash-token.ts";
export { type KeptSessions, keepSessions } from "./sessions/kept-sessions.ts";
export {
  closeSession,
  closeSessionsOf,
  openSession,
  type Rights,
  type SessionDevice,
  sessionCookies,
  sessionDays,
  whoHolds,
} from "./sessions/sessions.ts";
export { endViewing, viewingCookie, viewingCookieSeconds, viewingRight } from "./sessions/viewings.ts";
export type { AnnouncedSetting, SettingsDoor, SettingTrial } from "./settings-door.ts";
export { examineStandby, type StandbyFacts } from "./standbys/examine-standby.ts";
export { openStandbys } from "./standbys/standbys.ts";
export { fireDueTimers, onTimer, type TimerHandler } from "./timers.ts";
