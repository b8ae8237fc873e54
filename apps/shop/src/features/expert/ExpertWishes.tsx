import { expertPackagings } from "@sihai/domain/expert";
import { objectives } from "@sihai/domain/plan";
import { formatAmount } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, ChipGroup, MoneyField, TextArea, TextField } from "@sihai/ui";
import { useDict } from "#shop";
import { useExpertDraft } from "../../stores/expert-draft.ts";
import { PictureChoice } from "../enquiry/PictureChoice.tsx";
import { PlanPicture } from "../enquiry/PlanPicture.tsx";
import { PackagingPicture } from "./PackagingPicture.tsx";

const planPictures = { cheapest: "lowest-freight", fastest: "fastest", balanced: "overall" } as const;

type ExpertWishesProps = {
  /** As typed, or as proposed while nothing was. */
  declared: string;
  /** What the goods' values come to, in USD. */
  proposed: string | undefined;
  email: string;
  /** What is said at a field once sending was tried. */
  faults: { declared: string | null; email: string | null };
};

/** What the plan should be good at, how the goods may be packed, and what the expert must know. Kept in the draft. */
export function ExpertWishes({ declared, proposed, email, faults }: ExpertWishesProps) {
  const words = useDict(expertDict);
  const draft = useExpertDraft();
  return (
    <>
      <PictureChoice
        title={words.objective}
        options={objectives.map((value) => ({
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
          error={faults.declared ?? undefined}
        />
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(value) => useExpertDraft.setState({ email: value })}
          hint={words.emailHint}
          error={faults.email ?? undefined}
        />
        <TextArea
          label={words.description}
          placeholder={words.descriptionPlaceholder}
          maxLength={500}
          value={draft.description}
          onChange={(value) => useExpertDraft.setState({ description: value })}
        />
      </Card>
    </>
  );
}
