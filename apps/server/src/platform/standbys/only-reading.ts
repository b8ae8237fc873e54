import { type KyselyPlugin, type OperationNode, RawNode, type RootOperationNode } from "kysely";
import type { Db } from "../database/database.ts";

const reads = /^[\s(]*(select|with|values|explain|set transaction)\b/i;
const more =
  /\b(insert\s+into|update\s+\w+\s+(\w+\s+)?set|delete\s+from|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|nextval|setval|pg_advisory)\b/i;

/** The same database, refusing with a fault whatever a standby would: so that no spec lets a read pass that is more than one. */
export function onlyReading(db: Db): Db {
  return db.withPlugin(refuseMore);
}

const refuseMore: KyselyPlugin = {
  transformQuery({ node }) {
    if (!isRead(node)) throw new Error(`a read that may be made on a standby does more than read: ${node.kind}`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function isRead(node: RootOperationNode): boolean {
  if (node.kind === "RawNode") {
    const text = textOf(node);
    return reads.test(text) && !more.test(text);
  }
  return node.kind === "SelectQueryNode" && !node.endModifiers?.some(({ modifier }) => modifier?.startsWith("For"));
}

/** Text written by hand, with what is written by hand inside of it; anything else in it is a value or a name. */
function textOf({ sqlFragments, parameters }: RawNode): string {
  const inside = (node: OperationNode | undefined) => (node && RawNode.is(node) ? textOf(node) : " ");
  return sqlFragments.map((fragment, index) => fragment + inside(parameters[index])).join("");
}
