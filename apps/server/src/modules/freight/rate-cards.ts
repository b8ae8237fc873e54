import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type RateCard, type RateCardFiles, readRateCards } from "@sihai/domain/freight/rate-cards";
import type { Db, Deps } from "#platform";
import { contentText } from "#platform";
import { type Destination, destinationsOf } from "./destinations.ts";
import type { RoutesUnavailable } from "./goods-flags.ts";
import { type ScheduledVersion, scheduledVersions, versionFiles } from "./rate-card-version.store.ts";

export type { RoutesUnavailable };
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
const known = new WeakMap<Db, Known>();
let ofFiles: RateCards | null = null;

/**
 * The rate cards in force on a Beijing day: of the scheduled versions the one that began last, else the files. Asks the database at most
 * every two seconds which there are; a version itself never changes and is read once. A version that cannot be used takes all lines away, and says so.
 */
export async function rateCards(
  deps: Pick<Deps, "db" | "clock">,
  on: string = beijingDate(deps.clock.now()),
): Promise<Result<RateCards, RoutesUnavailable>> {
  return cardsOfVersion(deps.db, versionOn(await scheduled(deps.db), on));
}

/** The number of the version in force on a Beijing day. */
export async function versionInForce({ db }: Pick<Deps, "db">, on: string): Promise<string> {
  return versionOn(await scheduled(db), on);
}

/** The number of the version that is in force when every scheduled one has begun: what a change made now is a change of. */
export async function latestVersion({ db }: Pick<Deps, "db">): Promise<string> {
  return (await scheduled(db)).at(-1)?.id ?? filesVersion;
}

/** The cards of one version, whatever its state. */
export async function cardsOfVersion(db: Db, version: string): Promise<Result<RateCards, RoutesUnavailable>> {
  const found = version === filesVersion ? cardsOfFiles() : await readVersion(db, version);
  return found ? ok(found) : refuse({ code: "ROUTES_UNAVAILABLE" });
}

/** The CSV texts of one version; null for a version there is none of. */
export async function filesOfVersion(db: Db, version: string): Promise<Omit<RateCardFiles, "goodsFlags"> | null> {
  return version === filesVersion ? contentFiles() : versionFiles(db, version);
}

/** After a change on this node: it is seen at once here. */
export function forgetScheduled(db: Db): void {
  const held = known.get(db);
  if (held) held.checkedAt = 0;
}

async function scheduled(db: Db): Promise<readonly ScheduledVersion[]> {
  const held = heldOf(db);
  if (performance.now() - held.checkedAt < knownForMs && held.checkedAt > 0) return held.scheduled;
  held.checking ??= scheduledVersions(db).finally(() => {
    held.checking = null;
  });
  const began = performance.now();
  held.scheduled = await held.checking;
  held.checkedAt = began;
  return held.scheduled;
}

function heldOf(db: Db): Known {
  const held = known.get(db) ?? { checkedAt: 0, checking: null, scheduled: [], read: new Map() };
  known.set(db, held);
  return held;
}

function versionOn(versions: readonly ScheduledVersion[], on: string): string {
  return versions.findLast(({ takesEffectOn }) => takesEffectOn <= on)?.id ?? filesVersion;
}

async function readVersion(db: Db, version: string): Promise<RateCards | null> {
  const { read } = heldOf(db);
  const held = read.get(version);
  if (held) return held;
  const files = await versionFiles(db, version);
  const cards = files && join(version, files);
  if (cards) read.set(version, cards);
  return cards;
}

function contentFiles(): Omit<RateCardFiles, "goodsFlags"> {
  return {
    lines: contentText("freight/lines.csv"),
    tariffs: contentText("freight/tariffs.csv"),
    surcharges: contentText("freight/surcharges.csv"),
    performance: contentText("freight/performance.csv"),
  };
}

/** The cards in the operator's files alone; null when they cannot be used. */
export function cardsOfFiles(): RateCards | null {
  try {
    ofFiles ??= join(filesVersion, contentFiles());
  } catch (error) {
    console.error("rate cards cannot be read", error);
  }
  return ofFiles;
}

function join(version: string, files: Omit<RateCardFiles, "goodsFlags">): RateCards | null {
  const cards = readRateCards({ ...files, goodsFlags: contentText("freight/goods-flags.csv") });
  if (!cards.ok) {
    console.error(`rate cards of version ${version} cannot be used`, cards.refusal.errors);
    return null;
  }
  return {
    version,
    cards: cards.value,
    byId: new Map(cards.value.map((card) => [card.id, card])),
    countries: destinationsOf(cards.value),
  };
}
