import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Card, Page, TextArea } from "@sihai/ui";
import { useState } from "react";
import { go, useDict, usePageSearch } from "#shop";
import { OtherWays } from "../home/OtherWays.tsx";
import { FoundGoods } from "./FoundGoods.tsx";
import { PopularHere } from "./PopularHere.tsx";
import { splitPasted } from "./split-pasted.ts";

const pastedMax = 5000;

/** Links in, goods out: one link a line; a single one that is understood opens its goods at once. */
export default function ShoppingPage() {
  const words = useDict(goodsDict);
  const { link = "" } = usePageSearch("/shopping");
  const [pasted, setPasted] = useState(link);
  const asked = splitPasted(link);
  const typed = splitPasted(pasted);

  return (
    <Page title={words.shopping}>
      <Card>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.length > 0) go("/shopping", { link: typed.join("\n") }, { replace: true });
          }}
        >
          <TextArea
            label={words.pasteLabel}
            rows={4}
            maxLength={pastedMax}
            placeholder={words.pastePlaceholder}
            value={pasted}
            onChange={setPasted}
          />
          <Button wide type="submit">
            {typed.length > 1 ? words.findMany(typed.length) : words.find}
          </Button>
          <p className="text-sm text-grey">{words.shoppingHint}</p>
        </form>
      </Card>
      {asked.length > 0 ? <FoundGoods key={link} texts={asked} /> : null}
      <Card title={words.howItWorks}>
        <ol className="list-decimal pl-6 text-[15px] leading-7 text-grey">
          {words.howSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <OtherWays />
      {asked.length === 0 ? <PopularHere /> : null}
    </Page>
  );
}
