import { countryName, inLanguage, joined } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Cell, CellGroup } from "@sihai/ui";
import { useDict, useLanguage, useWarehouseNames } from "#shop";

import { type LineView, taxNoteOf } from "./line-words.ts";

/** How many countries are named before the rest is counted. */
const namedMax = 12;

type LineDeliveryProps = {
  line: LineView;
  /** Where the reader asked it for; undefined where it was asked for nowhere. */
  country: string | undefined;
  countries: readonly string[];
  warehouses: readonly number[];
};

function onlyOne(countries: readonly string[]): string | undefined {
  return countries.length === 1 ? countries[0] : undefined;
}

/** Where a line goes and from where, who pays tax there, and what is asked of the recipient. */
export function LineDelivery({ line, country, countries, warehouses }: LineDeliveryProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { nameOf } = useWarehouseNames();
  const names = joined(
    countries.slice(0, namedMax).map((code) => countryName(code, language)),
    language,
  );
  const more = countries.length - namedMax;
  const note = inLanguage(line.note, language);
  return (
    <CellGroup title={words.delivery}>
      <Cell title={words.goesTo} note={more > 0 ? words.andMore(names, more) : names} />
      <Cell
        title={words.leavesFrom}
        value={joined(
          warehouses.map(nameOf).filter((name) => name !== ""),
          language,
        )}
      />
      <Cell title={words.taxModes[line.tax.mode]} note={taxNoteOf(line, country ?? onlyOne(countries), words)} />
      {line.needsIdentity ? <Cell title={words.identityNeeded} /> : null}
      {line.needsOutlet ? <Cell title={words.pickedUp} /> : null}
      {note ? <Cell title={note} /> : null}
    </CellGroup>
  );
}
