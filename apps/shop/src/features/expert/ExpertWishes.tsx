import { expertPackagings } from "@sihai/domain/expert";
import { freightObjectives } from "@sihai/domain/plan";
import { formatAmount } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Bound, Card, ChipGroup, MoneyField, TextArea, TextField } from "@sihai/ui";
import { useDict } from "#shop";
import { PictureChoice } from "../enquiry/PictureChoice.tsx";
import { PlanPicture } from "../enquiry/PlanPicture.tsx";
import { PackagingPicture } from "./PackagingPicture.tsx";
import type { ExpertRequest } from "./use-expert-request.ts";

const planPictures = { cheapest: "lowest-freight", fastest: "fastest", balanced: "overall" } as const;

/** What the plan should be good at, how the goods may be packed, and what the expert must know. */
export function ExpertWishes({ request }: { request: ExpertRequest }) {
  const words = useDict(expertDict);
  const { form } = request;
  return (
    <>
      <Bound form={form} name="objective">
        {({ value: chosen, onChange }) => (
          <PictureChoice
            title={words.objective}
            options={freightObjectives.map((value) => ({
              value,
              picture: <PlanPicture plan={planPictures[value]} />,
              ...words.objectives[value],
            }))}
            value={chosen}
            onChange={onChange}
          />
        )}
      </Bound>
      <Bound form={form} name="packaging">
        {({ value: chosen, onChange }) => (
          <PictureChoice
            title={words.packaging}
            options={expertPackagings.map((value) => ({
              value,
              picture: <PackagingPicture packaging={value} />,
              ...words.packagings[value],
            }))}
            value={chosen}
            onChange={onChange}
          />
        )}
      </Bound>
      <Typed request={request} />
    </>
  );
}

/** What is typed; the declared value is the goods' own while nothing was. */
function Typed({ request: { form, proposed, terms } }: { request: ExpertRequest }) {
  const words = useDict(expertDict);
  const ofGoods = terms.data?.declared.amount;
  return (
    <Card className="flex flex-col gap-4">
      <Bound form={form} name="maySplit">
        {({ value, onChange }) => (
          <ChipGroup
            label={words.split}
            showLabel
            value={value ? "yes" : "no"}
            onChange={(next) => onChange(next === "yes")}
            options={[
              { value: "yes", label: words.splitYes },
              { value: "no", label: words.splitNo },
            ]}
          />
        )}
      </Bound>
      <Bound form={form} name="declared">
        {({ value, ...field }) => (
          <MoneyField
            label={words.declared}
            currency="USD"
            required
            value={value ?? proposed.declared}
            hint={ofGoods === undefined ? undefined : words.declaredHint(formatAmount(ofGoods, "USD"))}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="email">
        {({ value, ...field }) => (
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            value={value ?? proposed.email}
            hint={words.emailHint}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="description">
        {(field) => <TextArea label={words.description} placeholder={words.descriptionPlaceholder} maxLength={500} {...field} />}
      </Bound>
    </Card>
  );
}
