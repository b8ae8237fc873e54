import { inspectionPhotoUrl } from "@sihai/contract/goods";
import { dotted, formatNumber, formatSize, formatWeight, inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { shellDict } from "@sihai/text/dict/shell";
import { Card, Cell, CellGroup, Gallery, Notice, Tag } from "@sihai/ui";
import { ExternalLink, RotateCcw, ShieldCheck } from "lucide-react";
import { href, useDict, useLanguage, useSettings } from "#shop";
import { PriceHistory } from "./PriceHistory.tsx";
import { RecentPurchases } from "./RecentPurchases.tsx";
import type { GoodsOnWire } from "./use-choice.ts";

/** Purchase record, weight and size, inspection photos, the seller's own details (rules C-08 to C-13). */
export function GoodsFacts({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const rules = useSettings();
  return (
    <>
      <Risks risks={goods.risks} />
      <Record goods={goods} />
      {goods.purchases.recent.length > 0 ? <RecentPurchases recent={goods.purchases.recent} /> : null}
      {goods.prices.length > 1 ? <PriceHistory prices={goods.prices} until={goods.fetchedAt} /> : null}
      <InspectionPhotos goods={goods} />
      <CellGroup>
        <Cell
          icon={<RotateCcw size={20} />}
          title={words.returns}
          note={goods.returnable ? rules && words.returnsYes(rules.deadlines.returnDays) : words.returnsNo}
        />
        <Cell
          icon={<ShieldCheck size={20} />}
          title={words.promise}
          note={rules && words.promiseShort(rules)}
          href={href("/goods/service-promise")}
        />
      </CellGroup>
      <Attributes attributes={goods.attributes} />
      <SellersWords goods={goods} />
    </>
  );
}

/** What may stop these goods on the way. */
function Risks({ risks }: Pick<GoodsOnWire, "risks">) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  if (risks.length === 0) return null;
  return (
    <Notice tone="warn" title={words.risks}>
      {words.risksText}
      <span className="mt-2 flex flex-wrap gap-2">
        {risks.map(({ id, name }) => (
          <Tag key={id} tone="warn">
            {inLanguage(name, language)}
          </Tag>
        ))}
      </span>
    </Notice>
  );
}

/** How often it was bought, how long that took, and what it weighs and measures. */
function Record({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const { sold } = useDict(shellDict);
  const language = useLanguage();
  const { pieces, averageDays } = goods.purchases;
  const unknown = pieces > 0 ? words.tooFewToTell : words.noneYet;
  const source = goods.isMeasured ? words.measured : words.fromSeller;
  return (
    <CellGroup title={words.record}>
      <Cell title={words.soldAtSource} value={sold(formatNumber(goods.salesCount, language, 0))} />
      <Cell title={words.boughtHere} value={pieces > 0 ? words.pieces(pieces) : words.noneYet} />
      <Cell
        title={words.averageTime}
        value={averageDays === null ? unknown : words.averageDays(formatNumber(averageDays, language, 1))}
      />
      {goods.weightGrams === null ? null : (
        <Cell
          title={words.weight}
          note={goods.variants.length > 1 ? dotted([source, words.weightOfAll]) : source}
          value={formatWeight(goods.weightGrams, language)}
        />
      )}
      {goods.sidesCm === null ? null : <Cell title={words.size} note={source} value={formatSize(goods.sidesCm, language)} />}
    </CellGroup>
  );
}

function InspectionPhotos({ goods: { goodsId, inspectionPhotos } }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  return (
    <Card title={words.inspectionPhotos}>
      {inspectionPhotos.length > 0 ? (
        <Gallery
          label={words.inspectionPhotos}
          pictures={inspectionPhotos.map((id, at) => ({
            src: inspectionPhotoUrl(goodsId, id, 800),
            thumb: inspectionPhotoUrl(goodsId, id, 200),
            alt: words.inspectionAlt(at + 1),
          }))}
        />
      ) : (
        <p className="text-body text-grey">{words.noInspectionPhotos}</p>
      )}
    </Card>
  );
}

function Attributes({ attributes }: Pick<GoodsOnWire, "attributes">) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  if (attributes.length === 0) return null;
  return (
    <Card title={words.attributes}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-body wrap-anywhere">
        {attributes.map(({ name, value }) => (
          <div key={name.zh} className="contents">
            <dt className="text-grey">{inLanguage(name, language)}</dt>
            <dd>{inLanguage(value, language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The seller's description, and the way to his page. */
function SellersWords({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const description = inLanguage(goods.description, useLanguage());
  return (
    <Card title={words.description}>
      {description === "" ? null : <p className="mb-2 text-body whitespace-pre-line text-grey">{description}</p>}
      <a
        href={goods.link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong"
      >
        <ExternalLink aria-hidden size={18} />
        {words.openAtSource}
      </a>
    </Card>
  );
}
