import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Card, Page, TextArea } from "@sihai/ui";
import { useState } from "react";
import { go, useDict, usePageSearch } from "#shop";
import { shoppingPasted } from "../../../stores/pasted-text.ts";
import { keywordOf } from "../keyword.ts";
import { FoundGoods } from "./FoundGoods.tsx";
import { keptTable } from "./kept-choices.ts";
import { PopularHere } from "./PopularHere.tsx";
import { TableUpload } from "./TableUpload.tsx";
import { TypedLines } from "./TypedLines.tsx";
import { type Wanted, wantedOf } from "./wanted.ts";

const pastedMax = 5000;

/** Links in, goods out: one link a line or a table of them; a single one that is understood opens its goods at once (rule A-91). */
export default function ShoppingPage() {
  const words = useDict(goodsDict);
  const { url = "", link = url, typed: left = link } = usePageSearch("/shopping");
  const [pasted, setPasted] = useState(() => shoppingPasted.keptOf(left) ?? left);
  const [isAsked, setAsked] = useState(false);
  const [table, setTable] = useState(() => keptTable.keptOf(left));
  const typed = wantedOf(pasted);
  const request = table ?? wantedOf(link);

  function type(text: string) {
    setPasted(text);
    shoppingPasted.keep(left, text);
  }

  function take(rows: readonly Wanted[] | null) {
    setTable(rows);
    if (rows === null) keptTable.forget();
    else keptTable.keep(left, rows);
  }

  /** The way back leads here, where the field holds what it held and nothing is looked up by itself. */
  function leaveTyped() {
    go("/shopping", { typed: pasted }, { replace: true });
  }

  /** Words without a link are searched for, as the line below the field says. */
  async function find() {
    const [only, ...others] = typed;
    if (!only) return;
    take(null);
    const { parseLink } = await import("@sihai/domain/links");
    const found = parseLink(only.text);
    if (others.length === 0 && found.kind === "unsupported" && found.reason === "no-link") {
      leaveTyped();
      return go("/goods/search", { keyword: keywordOf(only.text) });
    }
    setAsked(true);
    const lines = typed.map(({ text }) => text).join("\n");
    // What is more than is looked up at once stands in the field still, also when the page comes anew.
    shoppingPasted.keep(lines, pasted);
    go("/shopping", { link: lines }, { replace: true });
  }

  return (
    <Page title={words.shopping}>
      <Card>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          <TextArea
            label={words.pasteLabel}
            rows={4}
            maxLength={pastedMax}
            placeholder={words.pastePlaceholder}
            value={pasted}
            onChange={type}
          />
          <TypedLines lines={typed} />
          <Button wide type="submit">
            {typed.length > 1 ? words.findMany(typed.length) : words.find}
          </Button>
          <p className="text-note text-grey">{words.shoppingHint}</p>
          <Table rows={table} onRows={take} />
        </form>
      </Card>
      {request.length > 0 ? (
        <FoundGoods
          key={request.map(({ text }) => text).join("\n")}
          wanted={request}
          pasted={pasted}
          opensSingle={table === null}
          onLeave={isAsked ? leaveTyped : null}
        />
      ) : null}
      <HowItWorks />
      {request.length === 0 ? <PopularHere /> : null}
    </Page>
  );
}

type TableProps = { rows: readonly Wanted[] | null; onRows: (rows: readonly Wanted[] | null) => void };

/** A table of links instead of typed ones: read, or how many rows it had. */
function Table({ rows, onRows }: TableProps) {
  const words = useDict(goodsDict);
  if (rows === null) return <TableUpload onRead={onRows} />;
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
      <p>{words.csvRows(rows.length)}</p>
      <Button small kind="quiet" onClick={() => onRows(null)}>
        {words.csvClear}
      </Button>
    </div>
  );
}

function HowItWorks() {
  const words = useDict(goodsDict);
  return (
    <Card title={words.howItWorks}>
      <ol className="list-decimal pl-6 text-body leading-7 text-grey">
        {words.howSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
