import { platformNames } from "@sihai/domain/platform";
import { couponSources } from "@sihai/domain/promotion";
import { inLanguage } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Bound, Button, Select, TextField, type useSchemaForm } from "@sihai/ui";
import { Plus, X } from "lucide-react";
import { useDict, useLanguage } from "#console";
import type { CampaignEntry } from "./campaign-entry.ts";

type Shop = CampaignEntry["shops"][number];
type CampaignFields = ReturnType<typeof useSchemaForm<CampaignEntry>>;

/** The shops a coupon is for: a platform and the shop's number there, or the platform whole. */
export function ShopsField({ form }: { form: CampaignFields }) {
  const words = useDict(consolePromotionDict);
  const nameOf = useSourceNames();
  return (
    <Bound form={form} name="shops">
      {({ value, onChange, error }) => (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">{words.shops}</legend>
          <ul className="flex flex-wrap gap-2">
            {value.map((shop) => {
              const name = textOf(shop, nameOf, words.wholePlatform);
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
  const nameOf = useSourceNames();
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

function textOf({ source, shopId }: Shop, nameOf: (source: string) => string, whole: string): string {
  return `${nameOf(source)} · ${shopId === "" ? whole : shopId}`;
}

function useSourceNames() {
  const words = useDict(consolePromotionDict);
  const language = useLanguage();
  const names: Partial<Record<string, (typeof platformNames)[keyof typeof platformNames]>> = platformNames;
  return (source: string): string => {
    const name = names[source];
    return name ? inLanguage(name, language) : words.otherPlatform;
  };
}
