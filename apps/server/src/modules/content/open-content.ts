import { type ContentPiece, contentPiece } from "@sihai/contract/content";
import { shownAt } from "@sihai/domain/content";
import { type Clock, type ContentDoor, type ContentSnapshot, type Db, followChanges, type Logger } from "#platform";
import { contentFiles } from "./content-files.ts";
import { askedSince, currentStamp, insertFirstVersions, type KeptVersion, livingVersions } from "./content-version.store.ts";

type Living = KeptVersion & { piece: ContentPiece };
type Held = {
  stamp: string;
  texts: readonly Living[][];
  asked: readonly { name: string; from: Date }[];
  moments: readonly number[];
};

/**
 * Opens the texts of this node: puts in those the product brings along, and keeps what is shown and what comes in memory, as settings do
 * (open-settings.ts). Throws when the database cannot be read, or a file cannot be shown.
 */
export async function openContent({
  db,
  clock,
  databaseUrl,
  log,
}: {
  db: Db;
  clock: Clock;
  databaseUrl: string;
  log: Logger;
}): Promise<ContentDoor> {
  await insertFirstVersions(
    db,
    contentFiles().map(({ piece, ...file }) => ({ ...file, kind: piece.kind, piece })),
  );
  let held: Held = { stamp: "", texts: [], asked: [], moments: [] };
  let snapshots = new Map<number, ContentSnapshot>();

  async function look(): Promise<void> {
    const stamp = await currentStamp(db);
    if (stamp === held.stamp) return;
    // Read before the versions: what is written in between is found by the next look.
    held = arrange(stamp, await livingVersions(db, clock.now()), await askedSince(db), log);
    snapshots = new Map();
  }

  const following = await followChanges({ databaseUrl, channel: "content", log, look });
  return {
    at(instant) {
      const moment = held.moments.findLast((one) => one <= instant.getTime()) ?? 0;
      const snapshot = snapshots.get(moment) ?? snapshotAt(held, new Date(moment));
      snapshots.set(moment, snapshot);
      return snapshot;
    },
    ...following,
  };
}

/** A text this build cannot read (a newer one wrote it) is passed over, and said: the one beneath it is shown. */
function arrange(stamp: string, rows: readonly KeptVersion[], asked: Held["asked"], log: Logger): Held {
  const texts = new Map<string, Living[]>();
  for (const row of rows) {
    const read = contentPiece.safeParse(row.piece);
    if (!read.success) {
      log.error({ version: row.id, name: row.name }, "a version of a text cannot be used");
      continue;
    }
    const key = `${row.kind} ${row.name}`;
    texts.set(key, [...(texts.get(key) ?? []), { ...row, piece: read.data }]);
  }
  const turns = [
    ...rows.flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
    ...asked.map(({ from }) => from),
  ];
  const moments = [...new Set(turns.map((turn) => turn.getTime()))].sort((a, b) => a - b);
  return { stamp, texts: [...texts.values()], asked, moments };
}

function snapshotAt({ texts, asked }: Held, at: Date): ContentSnapshot {
  const shown = texts.flatMap((versions) => {
    const found = shownAt(versions, at);
    return found?.isShown ? [found] : [];
  });
  return {
    pieces: shown.map(({ id, name, piece, from, until, updatedOn }) => ({
      versionId: id,
      name,
      piece,
      from,
      until,
      updated: updatedOn,
    })),
    askedSince: new Map(asked.filter(({ from }) => from <= at).map(({ name, from }) => [name, from])),
  };
}
