import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "./chance.ts";
import type { Ground } from "./ground.ts";

export type Troubles = Record<
  "node killed" | "database killed" | "node hung" | "gateway hung" | "line silent" | "line cut",
  number
>;

/** Of a hundred kills, so many are the database's. */
const databaseShare = 0.2;
/** Between two troubles: so long, and until so many answers came, for what does nothing loses nothing. Then it goes on all the same. */
const pauseMs = { least: 200, more: 1000 };
const answersBetween = 10;
const waitsAtMostMs = 15_000;
const hangsMs = { least: 500, more: 4000 };

type Watched = { /** How many there were so far. */ answers(): number; say(words: string): void };

/** Kills, one after another, and in between what is worse than a death: what is there and says nothing. */
export async function makeTrouble(ground: Ground, kills: number, chance: Chance, { answers, say }: Watched): Promise<Troubles> {
  const done: Troubles = {
    ...{ "node killed": 0, "database killed": 0, "node hung": 0 },
    ...{ "gateway hung": 0, "line silent": 0, "line cut": 0 },
  };
  const within = ({ least, more }: { least: number; more: number }) => least + chance.below(more);
  while (done["node killed"] + done["database killed"] < kills) {
    const before = answers();
    await wait(within(pauseMs));
    for (const until = Date.now() + waitsAtMostMs; answers() < before + answersBetween && Date.now() < until; ) await wait(50);
    const node = chance.one(ground.nodes);
    const what = kindOf(chance);
    if (what === "database killed") ground.killDatabase();
    if (what === "node killed") node.kill();
    if (what === "node hung") node.hang(within(hangsMs));
    if (what === "gateway hung") ground.hangGateway(within(hangsMs));
    if (what === "line silent") node.line.silent(within(hangsMs));
    if (what === "line cut") node.line.cut();
    done[what] += 1;
    say(what);
  }
  return done;
}

function kindOf(chance: Chance): keyof Troubles {
  if (chance.hits(0.3)) return chance.one(["node hung", "gateway hung", "line silent", "line cut"]);
  return chance.hits(databaseShare) ? "database killed" : "node killed";
}
