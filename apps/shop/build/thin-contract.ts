import type { ESTree, Plugin } from "vite";

/** What the phone never reads of a call: the server checks what comes in and goes out, and trusts neither side (rule Y11). */
export const serverSide = ["summary", "params", "query", "body", "data", "refusals", "once", "repeats"];

type Edit = { start: number; end: number; text: string };

/**
 * Leaves of the contract what a phone needs: of each call its method, address and upload limits as a plain object, and of the
 * fields those that a page imports. Without it every first page carries the schemas of all it could ever ask for, and zod.
 * Nothing at the top of a contract file may do more than describe; each description is therefore marked as free to leave out.
 */
export function thinContract(): Plugin {
  return {
    name: "sihai-thin-contract",
    apply: "build",
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler(code) {
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body) {
          const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") continue;
          for (const { init } of declared.declarations) {
            if (init?.type !== "CallExpression" && init?.type !== "ObjectExpression") continue;
            const given = describedCall(init);
            if (!given) {
              // A field, or a catalogue of refusals with the schemas of their facts.
              edits.push({ start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" });
              edits.push({ start: init.end, end: init.end, text: "))()" });
              continue;
            }
            const kept = given.properties.filter(
              (property) =>
                property.type !== "Property" || property.key.type !== "Identifier" || !serverSide.includes(property.key.name),
            );
            const parts = kept.map(({ start, end }) => code.slice(start, end));
            const text = `{ api: "front", upload: null, ${parts.join(", ")} }`;
            edits.push({ start: init.start, end: init.end, text });
          }
        }
        return { code: edited(code, edits), map: null };
      },
    },
  };
}

/** What `endpoint({ … })` is given; null for anything else. */
function describedCall(init: ESTree.CallExpression | ESTree.ObjectExpression): ESTree.ObjectExpression | null {
  if (init.type !== "CallExpression" || init.callee.type !== "Identifier" || init.callee.name !== "endpoint") return null;
  const [given] = init.arguments;
  return given?.type === "ObjectExpression" ? given : null;
}

/** Applies edits given in the order of the text. */
function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let text = "";
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
