import { cny, sum, toDecimal } from "@sihai/domain";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, LinkButton, SkeletonCard } from "@sihai/ui";
import type { ComponentProps } from "react";
import { href, NotYet, useDict } from "#shop";
import { GoodsStrip } from "../storage/GoodsStrip.tsx";
import type { StoredItem } from "../storage/stored-item.ts";

type ExpertGoodsProps = {
  /** Null while nothing was chosen: then nothing is read either. */
  read: (ComponentProps<typeof NotYet>["read"] & { data: unknown }) | null;
  items: readonly StoredItem[];
  error: string | undefined;
};

/** The goods a plan is asked for, and the way to choose them. */
export function ExpertGoods({ read, items, error }: ExpertGoodsProps) {
  const words = useDict(expertDict);
  if (read !== null && !read.data) return <NotYet read={read} skeleton={<SkeletonCard lines={2} />} />;
  const choose = href("/delivery-expert/in-storage");
  if (items.length === 0)
    return (
      <Card title={words.goods}>
        <div data-invalid={error === undefined ? undefined : true} className="flex flex-col gap-1">
          <LinkButton wide kind="quiet" href={choose}>
            {words.chooseGoods}
          </LinkButton>
          <p role="alert" className="text-note text-danger empty:hidden">
            {error}
          </p>
        </div>
      </Card>
    );
  const value = sum(
    items.map((item) => cny(item.value)),
    "CNY",
  );
  return (
    <>
      <GoodsStrip items={items} value={toDecimal(value)} />
      <LinkButton kind="quiet" href={choose}>
        {words.changeGoods}
      </LinkButton>
    </>
  );
}
