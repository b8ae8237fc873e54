import { isParcelService } from "@sihai/domain/parcel";
import { cnyText, dotted, formatAmount, formatWeight, inLanguage, skuLine } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, Cell, CellGroup, LongName, Picture, Tag } from "@sihai/ui";
import { FileText, Package } from "lucide-react";
import { here, href, useDict, useLanguage } from "#shop";
import type { Parcel } from "./parcel-view.ts";

/** What is in a parcel, with the ways to its declaration and its services. */
export function ParcelContents({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const { packageId, items, declaration, charges } = parcel;
  const services = charges.filter(({ code }) => isParcelService(code));
  return (
    <>
      <Card title={words.contents} className="flex flex-col gap-3">
        <ul className="flex flex-col gap-3">
          {items.map((item) => (
            <ParcelItem key={item.itemId} item={item} />
          ))}
        </ul>
      </Card>
      <CellGroup>
        <Cell
          icon={<FileText size={20} />}
          title={words.declaration}
          note={dotted([words.declaredLines(declaration.lines.length), formatAmount(declaration.total.amount, "USD")])}
          href={href("/package/declaration/details", { packageId, back: here() })}
        />
        <Cell
          icon={<Package size={20} />}
          title={words.services}
          note={services.length === 0 ? words.noServices : words.serviceCount(services.length)}
          href={href("/package/service/existing-services", { packageId })}
        />
      </CellGroup>
    </>
  );
}

function ParcelItem({ item }: { item: Parcel["items"][number] }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  return (
    <li className="flex gap-3">
      <span className="block size-16 shrink-0 overflow-hidden rounded-control">
        <Picture src={item.pictureUrl} alt="" ratio="1/1" sizes="64px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body">
          <LongName text={inLanguage(item.name, language)} cells={48} />
        </span>
        {item.missing === null ? null : <Tag tone="warn">{words.missing.title}</Tag>}
        <span className="block text-note text-grey">
          {skuLine(item.skuName, language, words.pieces(item.quantity), formatWeight(item.grams, language), cnyText(item.value))}
        </span>
      </span>
    </li>
  );
}
