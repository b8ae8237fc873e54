import { listParcels, submitParcel } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/warehouse";
import { identityNeed } from "@sihai/domain/parcel";
import { cnyText, formatAmount } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, Cell, CellGroup, LinkButton, Notice, Page, TextArea, TextField, toastFailure } from "@sihai/ui";
import { FileText, Package, Route, Store } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { go, here, href, isRefused, useAction, useDict, useLanguage } from "#shop";
import { clearParcelSubmit, useParcelSubmit } from "../../stores/parcel-submit.ts";
import { termsOf } from "../promotion/coupon-terms.ts";
import { DiscountCard } from "./DiscountCard.tsx";
import { GoodsStrip } from "./GoodsStrip.tsx";
import { IdentityCard } from "./IdentityCard.tsx";
import { InsuranceCard, isAmount } from "./InsuranceCard.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { NoLineFits } from "./NoLineFits.tsx";
import { SubmitCostCard } from "./SubmitCostCard.tsx";
import { SubmitTerms } from "./SubmitTerms.tsx";
import { costOf, declaredTotal, draftOf, type Options } from "./submit-total.ts";
import { TaxCard } from "./TaxCard.tsx";
import { useDiscountCode } from "./use-discount-code.ts";

type SubmitFormProps = {
  options: Options;
  addressId: string;
  defaultEmail: string;
  delivery: ReactNode;
  onPriceChanged: () => void;
};

/** The parts of a parcel in the order a person decides them, the cost in lines, and one button. */
export function SubmitForm({ options, addressId, defaultEmail, delivery, onPriceChanged }: SubmitFormProps) {
  const words = useDict(storageDict);
  const offWords = useDict(promotionDict);
  const language = useLanguage();
  const draft = useParcelSubmit();
  const [tried, setTried] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { remark, agreed } = draft;
  const email = draft.email === "" ? defaultEmail : draft.email;
  const chosen = options.eligible.find(({ line }) => line.id === draft.selectDelivery);
  const lines = draft.declaration ?? draftOf(options.declaration);
  const declared = declaredTotal(lines);
  const services = draft.valueAddedDeliveryOrderService;
  const insured =
    chosen?.maxInsured != null && isAmount(draft.insuranceListParams.insuredValue)
      ? draft.insuranceListParams.insuredValue
      : "0.00";
  const code = useDiscountCode();
  const coupon = options.promotions.coupons.find(({ couponId, reason }) => couponId === draft.useCouponsInfo && reason === null);
  const wish = { coupon: coupon ? termsOf(coupon) : null, credits: draft.pkgUsePoint, code: code.terms };
  const cost = chosen ? costOf({ options, offered: chosen, services, insured, declared, wish }) : null;
  const outlet = options.outlets.find(({ code }) => code === draft.pickupCode);
  const document = identityNeed(options.address.country, chosen?.line.needsIdentity)?.document ?? null;
  const number =
    draft.consigneeIdentity === "company" ? draft.clearanceCompanyInfo.companyUnifyNo : draft.clearanceUserInfo.clearanceIdCardNo;
  const discountFault: Record<string, string> = {
    CODE_NOT_COMBINABLE: offWords.codeAlone,
    COUPON_NOT_USABLE: offWords.reasons[cost?.couponReason ?? "min-spend"],
    DISCOUNT_CODE_NOT_USABLE: offWords.reasons["min-spend"],
    CREDITS_TOO_MANY: offWords.creditsNone,
    CREDITS_NOT_ENOUGH: offWords.creditsNone,
  };
  const faults = {
    line: chosen === undefined ? words.needLine : null,
    outlet: chosen?.line.needsOutlet && !outlet ? words.needOutlet : null,
    company:
      draft.consigneeIdentity === "company" && draft.clearanceCompanyInfo.companyName.trim() === "" ? words.needCompany : null,
    number: document !== null && number.trim() === "" ? words.needIdentity : null,
    email: email.trim() === "" ? words.needEmail : /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : words.emailWrong,
    discount:
      cost === null || cost.refusal === null ? (code.error ?? null) : (discountFault[cost.refusal] ?? offWords.creditsStep),
    agreement: agreed.difference && (insured === "0.00" || agreed.insurance) ? null : words.needAgreement,
  };
  const firstFault = Object.values(faults).find((fault) => fault !== null) ?? null;

  const submit = useAction(submitParcel, {
    refreshes: [listStorage, listParcels],
    onDone: ({ packageId, tradeNo }) => {
      clearParcelSubmit();
      useParcelSubmit.setState({ diItemList: [] });
      go("/package/submit/result", { packageId, tradeNo }, { replace: true });
    },
    onFailed: (error) => {
      if (isRefused(error, "PARCEL_PRICE_CHANGED")) onPriceChanged();
    },
  });

  useEffect(() => {
    useParcelSubmit.setState({
      serverTime: options.serverTime,
      totalItemPriceCurrency: options.goodsValue,
      couponsInfo: {
        couponsList: options.promotions.coupons.filter(({ reason }) => reason === null).map(({ couponId }) => couponId),
        discountCouponsList: code.view ? [code.view.code] : [],
      },
    });
  }, [options, code.view]);

  function send() {
    if (!chosen) {
      setComparing(true);
      return;
    }
    setTried(true);
    if (firstFault !== null || !cost) {
      toastFailure(firstFault ?? words.needLine);
      showFirstFault();
      return;
    }
    void submit.run({
      body: {
        itemIds: options.items.map(({ itemId }) => itemId),
        addressId,
        lineId: chosen.line.id,
        services,
        declaration: {
          lines: lines.map(({ value, ...line }) => ({ ...line, value: { amount: value, currency: "USD" } })),
          total: { amount: declared, currency: "USD" },
        },
        insuredValue: insured,
        identity: { kind: draft.consigneeIdentity, companyName: draft.clearanceCompanyInfo.companyName, number },
        ...(chosen.line.needsOutlet && draft.pickupCode !== null ? { pickupCode: draft.pickupCode } : {}),
        email: email.trim(),
        remark,
        ...(coupon ? { couponId: coupon.couponId } : {}),
        ...(draft.pkgUsePoint > 0 ? { credits: draft.pkgUsePoint } : {}),
        ...(code.view ? { discountCode: code.view.code } : {}),
        agreedInsurance: agreed.insurance,
        agreedDifference: agreed.difference,
        total: cost.total,
      },
    });
  }

  if (options.outstanding.blocked)
    return (
      <Page title={words.submit}>
        <Notice
          alert
          tone="danger"
          title={words.outstanding(cnyText(options.outstanding.owed))}
          action={
            <LinkButton small href={href("/package/list", { tab: "back-payment" })}>
              {words.toBackPayment}
            </LinkButton>
          }
        >
          {words.outstandingHelp}
        </Notice>
      </Page>
    );
  if (options.eligible.length === 0)
    return (
      <Page title={words.submit}>
        <GoodsStrip items={options.items} value={options.goodsValue} />
        {delivery}
        <NoLineFits options={options} addressId={addressId} />
      </Page>
    );
  return (
    <Page
      title={words.submit}
      footer={
        <Button wide pending={submit.pending} onClick={send}>
          {cost ? words.submitFor(cnyText(cost.total)) : words.chooseLine}
        </Button>
      }
    >
      <GoodsStrip items={options.items} value={options.goodsValue} />
      {delivery}
      <LineChoice options={options} chosen={chosen} comparing={comparing} onCompare={setComparing} />
      {options.items.length > 1 ? (
        <CellGroup>
          <Cell
            icon={<Route size={20} />}
            title={words.planForMe}
            note={words.planNote}
            href={href("/package/plan/detail", { itemIds: options.items.map(({ itemId }) => itemId), addressId })}
          />
        </CellGroup>
      ) : null}
      {chosen?.line.needsOutlet ? (
        <CellGroup>
          <Cell
            icon={<Store size={20} />}
            title={words.outlet}
            note={
              outlet
                ? language === "zh"
                  ? `${outlet.name.cn} · ${outlet.address.cn}`
                  : `${outlet.name.en} · ${outlet.address.en}`
                : words.chooseOutlet
            }
            href={href("/order/in-storage/outlet-address", { lineId: chosen.line.id, back: here() })}
          />
        </CellGroup>
      ) : null}
      <CellGroup>
        <Cell
          icon={<Package size={20} />}
          title={words.services}
          note={
            services.length > 0 ? words.servicesChosen(services.length, cnyText(cost?.services ?? "0.00")) : words.servicesNone
          }
          href={href("/order/in-storage/free-packaging-value-added-service", { back: here() })}
        />
        <Cell
          icon={<FileText size={20} />}
          title={words.declaration}
          note={words.declarationOf(lines.length, formatAmount(declared, "USD"))}
          onClick={() => {
            useParcelSubmit.setState({ declaration: lines, totalDeclaration: declared });
            go("/package/declaration/details", { back: here() });
          }}
        />
      </CellGroup>
      {chosen ? <InsuranceCard offered={chosen} /> : null}
      <IdentityCard
        document={document}
        companyError={tried ? (faults.company ?? undefined) : undefined}
        numberError={tried ? (faults.number ?? undefined) : undefined}
      />
      <Card className="flex flex-col gap-3">
        <TextField
          label={words.email}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(value) => useParcelSubmit.setState({ email: value })}
          hint={words.emailHint}
          error={tried ? (faults.email ?? undefined) : undefined}
        />
        <TextArea
          label={words.remark}
          value={remark}
          onChange={(value) => useParcelSubmit.setState({ remark: value })}
          maxLength={300}
          rows={2}
        />
      </Card>
      {cost && chosen ? <DiscountCard options={options} cost={cost} freight={chosen.deposit} code={code} /> : null}
      {cost && chosen ? <SubmitCostCard cost={cost} offered={chosen} /> : null}
      {chosen ? <TaxCard options={options} offered={chosen} declared={declared} lines={lines.length} /> : null}
      <SubmitTerms insured={insured !== "0.00"} error={tried ? (faults.agreement ?? undefined) : undefined} />
    </Page>
  );
}

/** Brings the first field that is wrong into the middle of the screen, once its error stands. */
function showFirstFault() {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}
