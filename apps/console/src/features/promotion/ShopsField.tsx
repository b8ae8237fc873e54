import { couponSources } from "@sihai/domain/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Bound, Button, Select, TextField, type useSchemaForm } from "@sihai/ui";
import { Plus, X } from "lucide-react";
import { useDict } from "#console";
import type { CampaignEntry } from "./campaign-entry.ts";
import { useShopWords } from "./use-shop-words.ts";

type Shop = CampaignEntry["shops"][number];
type CampaignFields = ReturnType<typeof useSchemaForm<CampaignEntry>>;

/** The shops a coupon is for: a platform and the shop's number there, or the platform whole. */
export function ShopsField({ form }: { form: CampaignFields }) {
  const words = useDict(consolePromotionDict);
  const { shop: textOf } = useShopWords();
  return (
    <Bound form={form} name="shops">
      {({ value, onChange, error }) => (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">{words.shops}</legend>
          <ul className="flex flex-wrap gap-2">
            {value.map((shop) => {
              const name = textOf(shop);
              const remove = () => onChange(value.filter((each) => each !== shop));
              return (
                <li key={name}>
                  <Button small kind="quiet" icon={X} label={words.removeShop(name)} onClick={remove}>
                    {name}
                  </Button>
                </li>
              );
            })}
          </ul>
          <AddShop form={form} error={error} onAdd={(shop) => onChange(withShop(value, shop))} />
        </fieldset>
      )}
    </Bound>
  );
}

type AddShopProps = { form: CampaignFields; error: string | undefined; onAdd: (shop: Shop) => void };

/** The next shop; a field of the form as well, so that a reload keeps what is typed of it. */
function AddShop({ form, error, onAdd }: AddShopProps) {
  const words = useDict(consolePromotionDict);
  const { platform: nameOf } = useShopWords();
  const { source, shopId } = form.watch("nextShop");
  const type = (typed: string) => form.setValue("nextShop.shopId", typed);
  function add() {
    onAdd({ source, shopId: shopId.trim() });
    type("");
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Select
        label={words.platform}
        value={source}
        onChange={(chosen) => form.setValue("nextShop.source", chosen)}
        options={couponSources.map((each) => ({ value: each as string, label: nameOf(each) }))}
      />
      <TextField label={words.shopNo} hint={words.shopNoHint} value={shopId} onChange={type} maxLength={80} error={error} />
      <Button kind="quiet" icon={Plus} onClick={add}>
        {words.addShop}
      </Button>
    </div>
  );
}

function withShop(shops: readonly Shop[], added: Shop): Shop[] {
  const isThere = shops.some(({ source, shopId }) => source === added.source && shopId === added.shopId);
  return isThere ? [...shops] : [...shops, added];
}
