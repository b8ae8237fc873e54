import { inspectionPhotoUrl } from "@sihai/contract/goods";
import { formatNumber, formatSize, formatWeight, inLanguage } from "@sihai/text";
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
  const { sold } = useDict(shellDict);
  const language = useLanguage();
  const { purchases } = goods;
  const source = goods.isMeasured ? words.measured : words.fromSeller;
  const description = inLanguage(goods.description, language);
  return (
    <>
      {goods.risks.length > 0 ? (
        <Notice tone="warn" title={words.risks}>
          {words.risksText}
          <span className="mt-2 flex flex-wrap gap-2">
            {goods.risks.map(({ id, name }) => (
              <Tag key={id} tone="warn">
                {inLanguage(name, language)}
              </Tag>
            ))}
          </span>
        </Notice>
      ) : null}
      <CellGroup title={words.record}>
        <Cell title={words.soldAtSource} value={sold(formatNumber(goods.salesCount, language, 0))} />
        <Cell title={words.boughtHere} value={purchases.pieces > 0 ? words.pieces(purchases.pieces) : words.noneYet} />
        <Cell
          title={words.averageTime}
          value={
            purchases.averageDays === null ? words.noneYet : words.averageDays(formatNumber(purchases.averageDays, language, 1))
          }
        />
        {goods.weightGrams === null ? null : (
          <Cell title={words.weight} note={source} value={formatWeight(goods.weightGrams, language)} />
        )}
        {goods.sidesCm === null ? null : <Cell title={words.size} note={source} value={formatSize(goods.sidesCm, language)} />}
      </CellGroup>
      {purchases.recent.length > 0 ? <RecentPurchases recent={purchases.recent} /> : null}
      {goods.prices.length > 1 ? <PriceHistory prices={goods.prices} until={goods.fetchedAt} /> : null}
      <Card title={words.inspectionPhotos}>
        {goods.inspectionPhotos.length > 0 ? (
          <Gallery
            label={words.inspectionPhotos}
            pictures={goods.inspectionPhotos.map((id, at) => ({
              src: inspectionPhotoUrl(goods.goodsId, id, 800),
              thumb: inspectionPhotoUrl(goods.goodsId, id, 200),
              alt: words.inspectionAlt(at + 1),
            }))}
          />
        ) : (
          <p className="text-body text-grey">{words.noInspectionPhotos}</p>
        )}
      </Card>
      <CellGroup>
        <Cell icon={<RotateCcw size={20} />} title={words.returns} note={goods.returnable ? words.returnsYes : words.returnsNo} />
        <Cell
          icon={<ShieldCheck size={20} />}
          title={words.promise}
          note={rules && words.promiseShort(rules)}
          href={href("/goods/service-promise")}
        />
      </CellGroup>
      {goods.attributes.length > 0 ? (
        <Card title={words.attributes}>
          <dl className="grid grid-cols-[minmax(90px,auto)_1fr] gap-x-4 gap-y-2 text-body">
            {goods.attributes.map(({ name, value }) => (
              <div key={name.zh} className="contents">
                <dt className="text-grey">{inLanguage(name, language)}</dt>
                <dd>{inLanguage(value, language)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
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
    </>
  );
}
