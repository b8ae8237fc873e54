import { cnyText, formatDate } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Button, Card, Checkbox, Form, faultBeside, Notice, Page, SkeletonCard } from "@sihai/ui";
import { type ReactNode, useId } from "react";
import { go, NotYet, sentenceOf, useDict, useLanguage } from "#shop";
import { ReadTerms } from "../content/agreement/ReadTerms.tsx";
import { DeliveryCard } from "../parcel/submit/DeliveryCard.tsx";
import { PasswordSheet } from "../payment/PasswordSheet.tsx";
import { DeductionCard } from "./DeductionCard.tsx";
import { ExpertGoods } from "./ExpertGoods.tsx";
import { ExpertWishes } from "./ExpertWishes.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { type ExpertRequest, useExpertRequest } from "./use-expert-request.ts";

/** What is asked of the expert, what it costs, and one press to request and pay the fee. */
export function AskExpert({ tabs, addressId }: { tabs: ReactNode; addressId: string | undefined }) {
  const words = useDict(expertDict);
  const request = useExpertRequest(addressId);
  const { form, terms, isRequested, items, stored } = request;
  const id = useId();
  const button = (
    <Button wide type="submit" form={id} pending={request.pending}>
      {words.submit(request.feeText)}
    </Button>
  );
  return (
    <Page title={words.title} footer={button}>
      {tabs}
      <div id="expert">
        <Form id={id} form={form} onSubmit={request.press} className="flex flex-col gap-3">
          <HowItWorks fee={request.fee} />
          <ExpertGoods read={stored} items={items} error={faultBeside(form, "goods")} />
          <WhereTo request={request} />
          {terms.error && isRequested ? (
            <div data-invalid>
              <Notice tone="danger" alert>
                {sentenceOf(terms.error)}
              </Notice>
            </div>
          ) : request.isChecking && faultBeside(form, "terms") !== undefined ? (
            <div data-invalid tabIndex={-1}>
              <Notice alert>{words.checking}</Notice>
            </div>
          ) : null}
          <ExpertWishes request={request} />
          <DeductionCard form={form} terms={terms.data} short={request.short} />
          <Agreement request={request} />
        </Form>
      </div>
      {request.asksPassword && terms.data ? (
        <PasswordSheet open onClose={request.stopAsking} submitText={words.confirm} onPassword={request.send}>
          {words.passwordFor(cnyText(terms.data.hold), cnyText(terms.data.fee))}
        </PasswordSheet>
      ) : null}
    </Page>
  );
}

function WhereTo({ request: { form, addresses, address } }: { request: ExpertRequest }) {
  if (!addresses.data) return <NotYet read={addresses} skeleton={<SkeletonCard lines={2} />} />;
  return (
    <DeliveryCard
      addresses={addresses.data.list}
      chosen={address}
      error={faultBeside(form, "address")}
      onChoose={(chosen) => go("/delivery-expert/index", { addressId: chosen }, { replace: true })}
    />
  );
}

/** When the plan can be there, and the terms: with direct deduction the deposit's too, which nobody is asked about later. */
function Agreement({ request: { form, terms, feeText } }: { request: ExpertRequest }) {
  const words = useDict(expertDict);
  const parcelWords = useDict(storageDict);
  const language = useLanguage();
  return (
    <Card>
      {terms.data ? (
        <p className="mb-1 text-note text-grey">
          {words.soonest(formatDate(terms.data.soonestAt, language), formatDate(terms.data.dueAt, language))}
        </p>
      ) : null}
      {form.watch("deduction") === "direct" ? (
        <>
          <Bound form={form} name="agreedDifference">
            {({ value, ...field }) => <Checkbox label={words.agreeDifference} checked={value} {...field} />}
          </Bound>
          <ReadTerms terms="deposit-terms" label={parcelWords.readTerms["deposit-terms"]} title={words.agreeDifference} />
        </>
      ) : null}
      <Bound form={form} name="agreed">
        {({ value, ...field }) => <Checkbox label={words.agree(feeText)} checked={value} {...field} />}
      </Bound>
    </Card>
  );
}
