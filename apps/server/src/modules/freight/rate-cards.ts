import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type RateCard, type RateCardFiles, readRateCards } from "@sihai/domain/freight/rate-cards";
import { contentText, type Db, type Deps, defineRemembered } from "#platform";
import { type Destination, destinationsOf } from "./destinations.ts";
import { cardTexts } from "./operator-files.ts";
import { type ScheduledVersion, scheduledVersions, versionFiles } from "./rate-card-version.store.ts";

export type RoutesUnavailable = { code: "ROUTES_UNAVAILABLE" };
export type RateCards = {
  /** The number of the price list; "0": the files of the operator's settings. */
  version: string;
  cards: readonly RateCard[];
  byId: ReadonlyMap<string, RateCard>;
  /** In the order buyers use them. */
  countries: readonly Destination[];
};

/** The price list in the files of content/freight, in force until a version made in the console is. */
export const filesVersion = "0";
/** For so long a node may not know of a change another node made. */
const knownForMs = 2_000;

type Known = {
  checkedAt: number;
  checking: Promise<readonly ScheduledVersion[]> | null;
  scheduled: readonly ScheduledVersion[];
  read: Map<string, RateCards>;
};
const knownHere = defineRemembered<Known>(() => ({ checkedAt: 0, checking: null, scheduled: [], read: new Map() }));
type Asking = Pick<Deps, "db" | "memory">;
type Reading = Asking & Pick<Deps, "files" | "log">;

/**
 * The rate cards in force on a Beijing day: of the scheduled versions the one that began last, else the files. Asks the database at most
 * every two seconds which there are; a version itself never changes and is read once. A version that cannot be used takes all lines away, and says so.
 */
export async function rateCards(
  deps: Reading & Pick<Deps, "clock">,
  on: string = beijingDate(deps.clock.now()),
): Promise<Result<RateCards, RoutesUnavailable>> {
  return cardsOfVersion(deps, versionOn(await scheduled(deps), on));
}

/** The number of the version in force on a Beijing day. */
export async function versionInForce(deps: Asking, on: string): Promise<string> {
  return versionOn(await scheduled(deps), on);
}

/** The number of the version that is in force when every scheduled one has begun: what a change made now is a change of. */
export async function latestVersion(deps: Asking): Promise<string> {
  return (await scheduled(deps)).at(-1)?.id ?? filesVersion;
}

/** The cards of one version, whatever its state. */
export async function cardsOfVersion(deps: Reading, version: string): Promise<Result<RateCards, RoutesUnavailable>> {
  const { read } = deps.memory.of(knownHere);
  const found = read.get(version) ?? (await readVersion(deps, version));
  if (found) read.set(version, found);
  return found ? ok(found) : refuse({ code: "ROUTES_UNAVAILABLE" });
}

/** The CSV texts of one version; null for a version there is none of. */
export async function filesOfVersion(db: Db, version: string): Promise<Omit<RateCardFiles, "goodsFlags"> | null> {
  return version === filesVersion ? cardTexts() : versionFiles(db, version);
}

/** After a change on this node: it is seen at once here. */
export function forgetScheduled({ memory }: Pick<Deps, "memory">): void {
  memory.of(knownHere).checkedAt = 0;
}

async function scheduled({ db, memory }: Asking): Promise<readonly ScheduledVersion[]> {
  const held = memory.of(knownHere);
  if (performance.now() - held.checkedAt < knownForMs && held.checkedAt > 0) return held.scheduled;
  held.checking ??= scheduledVersions(db).finally(() => {
    held.checking = null;
  });
  const began = performance.now();
  held.scheduled = await held.checking;
  held.checkedAt = began;
  return held.scheduled;
}

function versionOn(versions: readonly ScheduledVersion[], on: string): string {
  return versions.findLast(({ takesEffectOn }) => takesEffectOn <= on)?.id ?? filesVersion;
}

async function readVersion({ db, files, log }: Reading, version: string): Promise<RateCards | null> {
  if (version === filesVersion) return cardsFrom(version, files.rateCards);
  const texts = await versionFiles(db, version);
  if (!texts) return null;
  const cards = readRateCards({ ...texts, goodsFlags: contentText("freight/goods-flags.csv") });
  if (cards.ok) return cardsFrom(version, cards.value);
  log.error({ version, errors: cards.refusal.errors }, "a price list cannot be used");
  return null;
}

function cardsFrom(version: string, cards: readonly RateCard[]): RateCards {
  return { version, cards, byId: new Map(cards.map((card) => [card.id, card])), countries: destinationsOf(cards) };
}
