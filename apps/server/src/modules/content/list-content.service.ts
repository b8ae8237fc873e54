import { type ContentPiece, contentKinds, contentPiece } from "@sihai/contract/content";
import { ok } from "@sihai/domain";
import { shownAt, stateAt } from "@sihai/domain/content";
import type { Settings } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import { countVotes } from "./article-vote.store.ts";
import { broughtAnew } from "./brought-anew.ts";
import { type KeptVersion, versionsOfAll } from "./content-version.store.ts";
import { shownTitle } from "./shown-title.ts";

/** Every text there ever was, with the version shown; of one that is over or comes, the newest. First what a release brings other words of. */
export async function listContent({ db, settings }: Deps, now: Date) {
  const texts = new Map<string, KeptVersion[]>();
  for (const row of await versionsOfAll(db)) {
    const key = `${row.kind} ${row.name}`;
    texts.set(key, [...(texts.get(key) ?? []), row]);
  }
  const votes = await countVotes(db);
  const rules = settings.at(now);
  const rows = [...texts.values()].flatMap((versions) => rowOf(versions, { now, votes, rules }));
  const place = (row: (typeof rows)[number]) => (row.isBroughtAnew ? -1 : contentKinds.indexOf(row.kind));
  return ok({ list: rows.toSorted((a, b) => place(a) - place(b)) });
}

type Beside = { now: Date; votes: Awaited<ReturnType<typeof countVotes>>; rules: Settings };

function rowOf(versions: readonly KeptVersion[], { now, votes, rules }: Beside) {
  const shown = shownAt(versions, now);
  const version = shown ?? versions.findLast(({ withdrawnAt }) => withdrawnAt === null) ?? versions.at(-1);
  const read = contentPiece.safeParse(version?.piece);
  if (!version || !read.success) return [];
  const coming = versions.filter((one) => stateAt(versions, one, now) === "coming").map(({ from }) => from.getTime());
  const { kind, name, from, until, madeBy } = version;
  return [
    {
      ...{ kind, name, from, until, place: placeOf(read.data), title: shownTitle(read.data, rules) },
      state: version.isShown ? stateAt(versions, version, now) : ("hidden" as const),
      next: coming.length === 0 ? null : new Date(Math.min(...coming)),
      isFirst: madeBy === null,
      isBroughtAnew: broughtAnew(kind, name, versions) !== null,
      helpful: votes.get(version.id) ?? null,
    },
  ];
}

function placeOf(piece: ContentPiece) {
  if (piece.kind === "article") return piece.group;
  return piece.kind === "advert" ? piece.position : piece.tone;
}
