import { goodsPropertiesMax, setGoodsProperties } from "@sihai/domain/order/draft";
import { inLanguage, joined } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Button, Card, ChipGroup, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { finish, go, NotYet, useDict, useLanguage, usePageSearch } from "#shop";
import { changeOperation, useUserOperation } from "../../stores/user-operation.ts";
import { useFlagNames, useGoodsClasses } from "./use-flag-names.ts";

/** What is to be sent: the categories decide which lines can take it. The last choice is proposed again. */
export default function GoodsPropertyPage() {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { back, properties, ...rest } = usePageSearch("/calculator/goods-property");
  const [chosen, setChosen] = useState(() =>
    (properties ?? useUserOperation.getState().goodsProperties).slice(0, goodsPropertiesMax),
  );
  const classes = useGoodsClasses();
  const flags = useFlagNames();

  function done() {
    changeOperation((operation) => setGoodsProperties(operation, chosen));
    if (back !== undefined) finish(back);
    else go("/calculator/index", { ...rest, ...(chosen.length > 0 ? { properties: chosen } : {}) }, { replace: true });
  }

  if (classes.isPending || classes.error)
    return (
      <Page title={words.chooseCategories}>
        <NotYet read={classes} skeleton={<SkeletonList cards={2} />} />
      </Page>
    );

  const open = classes.data.classes.filter(({ id, isOpen }) => isOpen || chosen.includes(id));
  const groups = [
    { label: words.general, list: open.filter(({ needsChecking }) => !needsChecking) },
    { label: words.needsChecking, list: open.filter(({ needsChecking }) => needsChecking) },
  ];
  const carried = new Set(classes.data.classes.filter(({ id }) => chosen.includes(id)).flatMap((one) => one.flags));
  return (
    <Page
      title={words.chooseCategories}
      footer={
        <Button wide onClick={done}>
          {words.done} ({chosen.length}/{goodsPropertiesMax})
        </Button>
      }
    >
      {groups.map(({ label, list }) => (
        <Card key={label}>
          <ChipGroup
            label={label}
            showLabel
            multiple
            fullReason={words.propertiesMost(goodsPropertiesMax)}
            max={goodsPropertiesMax - chosen.filter((id) => !list.some((one) => one.id === id)).length}
            value={chosen.filter((id) => list.some((one) => one.id === id))}
            onChange={(ids) => setChosen([...chosen.filter((id) => !list.some((one) => one.id === id)), ...ids])}
            options={list.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))}
          />
        </Card>
      ))}
      {carried.size > 0 ? (
        <p className="px-1 text-note text-grey">
          {words.carries(
            joined(
              [...carried].map((flag) => flags.get(flag) ?? flag),
              language,
            ),
          )}
        </p>
      ) : null}
      <p className="px-1 text-note text-grey">{words.propertyHelp}</p>
    </Page>
  );
}
