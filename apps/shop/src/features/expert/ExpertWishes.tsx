import { expertPackagings } from "@sihai/domain/expert";
import { freightObjectives } from "@sihai/domain/plan";
import { formatAmount } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, ChipGroup, MoneyField, TextArea, TextField } from "@sihai/ui";
import { useDict } from "#shop";
import { useExpertDraft } from "../../stores/expert-draft.ts";
import { PictureChoice } from "../enquiry/PictureChoice.tsx";
import { PlanPicture } from "../enquiry/PlanPicture.tsx";
import { PackagingPicture } from "./PackagingPicture.tsx";
import type { ExpertRequest } from "./use-expert-request.ts";

const planPictures = { cheapest: "lowest-freight", fastest: "fastest", balanced: "overall" } as const;

/** What the plan should be good at, how the goods may be packed, and what the expert must know. Kept in the draft. */
export function ExpertWishes({ request }: { request: ExpertRequest }) {
  const words = useDict(expertDict);
  const draft = useExpertDraft();
  return (
    <>
      <PictureChoice
        title={words.objective}
        options={freightObjectives.map((value) => ({
          value,
          picture: <PlanPicture plan={planPictures[value]} />,
          ...words.objectives[value],
        }))}
        value={draft.objective}
        onChange={(next) => useExpertDraft.setState({ objective: next })}
      />
      <PictureChoice
        title={words.packaging}
        options={expertPackagings.map((value) => ({
          value,
          picture: <PackagingPicture packaging={value} />,
          ...words.packagings[value],
        }))}
        value={draft.packaging}
        onChange={(next) => useExpertDraft.setState({ packaging: next })}
      />
      <Typed request={request} />
    </>
  );
}

/** What is typed; the declared value is the goods' own while nothing was. */
function Typed({ request: { declared, terms, email, faults } }: { request: ExpertRequest }) {
  const words = useDict(expertDict);
  const draft = useExpertDraft();
  const proposed = terms.data?.declared.amount;
  return (
    <Card className="flex flex-col gap-4">
      <ChipGroup
        label={words.split}
        showLabel
        value={draft.maySplit ? "yes" : "no"}
        onChange={(value) => useExpertDraft.setState({ maySplit: value === "yes" })}
        options={[
          { value: "yes", label: words.splitYes },
          { value: "no", label: words.splitNo },
        ]}
      />
      <MoneyField
        label={words.declared}
        currency="USD"
        required
        value={declared}
        onChange={(value) => useExpertDraft.setState({ declared: value })}
        hint={proposed === undefined ? undefined : words.declaredHint(formatAmount(proposed, "USD"))}
        {...faults.of("declared")}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(value) => useExpertDraft.setState({ email: value })}
        hint={words.emailHint}
        {...faults.of("email")}
      />
      <TextArea
        label={words.description}
        placeholder={words.descriptionPlaceholder}
        maxLength={500}
        value={draft.description}
        onChange={(value) => useExpertDraft.setState({ description: value })}
      />
    </Card>
  );
}
