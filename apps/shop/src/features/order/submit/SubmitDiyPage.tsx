import { listOrders, submitDiy } from "@sihai/contract/order";
import { add, isPositive, times, toDecimal } from "@sihai/domain";
import { orderCountry } from "@sihai/domain/order/draft";
import { platformNames, platforms } from "@sihai/domain/platform";
import { cnyText } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, Checkbox, FormPage, Notice, Page, TextLink, useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  go,
  href,
  NewBusiness,
  showRefusal,
  useAction,
  useAmountDue,
  useDict,
  usePageSearch,
  useWarehouseNames,
  useWindingDown,
} from "#shop";
import { keptTicks } from "../../../stores/kept-ticks.ts";
import { tabDraft } from "../../../stores/tab-draft.ts";
import { useUserOperation } from "../../../stores/user-operation.ts";
import { useAgreements } from "../../content/agreement/use-agreements.ts";
import { CostToDoor } from "../../goods/to-door/CostToDoor.tsx";
import { OwingNotice } from "../../payment/OwingNotice.tsx";
import { DiyCosts } from "./DiyCosts.tsx";
import { DiyDelivery } from "./DiyDelivery.tsx";
import { DiyGoods } from "./DiyGoods.tsx";
import { type DiyForm, diySchema, typedAmount } from "./diy-schema.ts";

/** Begun anew for another link. What was agreed to is kept apart, with its edition. */
const draft = tabDraft<Omit<DiyForm, "agreed">>("sh_diy");

/** What another page or agent put into the address may be anything. */
const aPrice = /^\d{1,7}(\.\d{1,2})?$/;

/** Goods described by hand, filled with what is known of a link that could not be read (rules C-06 and E-75). */
export default function SubmitDiyPage() {
  const words = useDict(forwardingDict);
  const { link } = usePageSearch("/order/submit/diy");
  const { form, place, pending } = useDiyForm();
  const [unitPrice, domesticFreight, quantity] = form.watch(["unitPrice", "domesticFreight", "quantity"]);
  // What the payment page will open with.
  const due = useAmountDue(totalOf(unitPrice, domesticFreight, quantity));
  if (useWindingDown())
    return (
      <Page title={words.diy}>
        <NewBusiness>{null}</NewBusiness>
      </Page>
    );
  return (
    <FormPage
      title={words.diy}
      form={form}
      pending={pending}
      submitText={words.submitFor(cnyText(due.sum))}
      onSubmit={place}
      footerAside={
        due.surcharge === null ? null : (
          <span className="max-w-42 shrink-0 text-note leading-5 text-grey">{words.inclSurcharge(cnyText(due.surcharge))}</span>
        )
      }
    >
      <OwingNotice />
      {link === undefined ? (
        <p className="px-1 text-body text-grey">{words.diyIntro}</p>
      ) : (
        <Notice tone="warn" alert>
          {words.lookupFailed}
        </Notice>
      )}
      <DiyGoods form={form} />
      <DiyCosts form={form} />
      <Delivery form={form} surcharge={due.surcharge} />
      <Card>
        <Bound form={form} name="agreed">
          {(field) => <Checkbox label={words.disclaimer} checked={field.value} onChange={field.onChange} error={field.error} />}
        </Bound>
        <TextLink href={href("/help-center/detail", { helpId: "disclaimer" })}>{words.disclaimerLink}</TextLink>
      </Card>
    </FormPage>
  );
}

type DeliveryProps = { form: UseFormReturn<DiyForm, unknown, DiyForm>; surcharge: string | null };

/** Where they go, and what sending them will cost. */
function Delivery({ form, surcharge }: DeliveryProps) {
  return (
    <>
      <DiyDelivery form={form} />
      <ToDoor form={form} surcharge={surcharge} />
    </>
  );
}

/** The costs as soon as they can be known: the goods' class says what they weigh. */
function ToDoor({ form, surcharge }: DeliveryProps) {
  const { usual } = useWarehouseNames();
  const { name, classId, quantity, unitPrice, domesticFreight, country, warehouse } = form.watch();
  if (classId === "" || country === "" || !isPositive(unitPrice)) return null;
  return (
    <CostToDoor
      isPaid={false}
      paid={totalOf(unitPrice, domesticFreight, quantity)}
      surcharge={surcharge}
      pieces={[{ goodsId: null, classId, quantity, unitPrice, name }]}
      country={country}
      warehouse={usual(Number(warehouse))}
    />
  );
}

/** The goods as the address names them, where they go as last time, and the order for them. */
function useDiyForm() {
  const words = useDict(forwardingDict);
  const { link, platform, goodsName, price } = usePageSearch("/order/submit/diy");
  const { usual } = useWarehouseNames();
  const operation = useUserOperation();
  const { warehouse } = operation;
  const of = link ?? "";
  const begun = (): DiyForm => ({
    name: goodsName ?? "",
    link: link ?? "",
    platform: platform !== undefined && Object.hasOwn(platformNames, platform) ? platform : "",
    unitPrice: price !== undefined && aPrice.test(price) ? price : "",
    domesticFreight: "",
    quantity: 1,
    options: "",
    remark: "",
    classId: "",
    pictures: [],
    warehouse: warehouse === null ? "" : String(warehouse),
    country: orderCountry(operation) ?? "",
    agreed: false,
    ...draft.keptOf(of),
  });
  const schema = useMemo(() => diySchema(words), [words]);
  const form = useDraftForm<DiyForm>(schema, { read: begun, keep: ({ agreed: _, ...typed }) => draft.keep(of, typed) });
  const agreements = useAgreements({ disclaimer: "agreed" }, form, `diy ${of}`);
  const submit = useAction(submitDiy, {
    refreshes: [listOrders],
    onDone: ({ tradeNo, orderNo }) => {
      draft.forget();
      keptTicks.forget();
      go("/order/submit/dg/results", { tradeNo, orderNo }, { replace: true });
    },
    onFailed: (error) => agreements.askAgain(error) || showRefusal(form, error),
  });

  function place({ agreed, warehouse: warehouseId, country, pictures, platform: chosen, ...goods }: DiyForm) {
    return submit.run({
      body: {
        ...goods,
        platform: platforms.find((each) => each === chosen) ?? "other",
        pictures: pictures.map(({ id }) => id),
        warehouseId: usual(Number(warehouseId)),
        country: country === "" ? null : country,
        disclaimerAgreed: agreed,
        agreementsSeen: agreements.seen(),
      },
    });
  }

  return { form, place, pending: submit.pending };
}

/** What the form comes to so far; the server calculates it again. */
function totalOf(unitPrice: string, domesticFreight: string, quantity: number): string {
  return toDecimal(add(times(typedAmount(unitPrice), quantity), typedAmount(domesticFreight)));
}
