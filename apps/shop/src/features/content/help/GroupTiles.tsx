import type { ArticleSummary, HelpGroup } from "@sihai/contract/content";
import { contentDict } from "@sihai/text/dict/content";
import { Section, useUi } from "@sihai/ui";
import { FileText, type LucideIcon, RotateCcw, Scale, ShieldCheck, ShoppingBag, Wallet, Warehouse } from "lucide-react";
import { href, useDict } from "#shop";

const icons: Record<HelpGroup, LucideIcon> = {
  orders: ShoppingBag,
  warehouse: Warehouse,
  shipping: Scale,
  customs: FileText,
  money: Wallet,
  account: ShieldCheck,
  returns: RotateCcw,
};

/** The subjects of the help centre, each with what it is about and how much there is. */
export function GroupTiles({ groups, articles }: { groups: readonly HelpGroup[]; articles: readonly ArticleSummary[] }) {
  const words = useDict(contentDict);
  const { LinkPart } = useUi();
  return (
    <Section title={words.groups}>
      <ul className="grid grid-cols-2 gap-3">
        {groups.map((group) => {
          const Icon = icons[group];
          return (
            <li key={group} className="last:odd:col-span-2">
              <LinkPart
                href={href("/help-center/sub-list", { typeId: group })}
                className="flex h-full flex-col gap-1 rounded-card bg-white p-4 shadow-card"
              >
                <span className="mb-1 grid size-10 place-items-center rounded-[12px] bg-brand-soft text-brand-strong">
                  <Icon aria-hidden size={22} />
                </span>
                <span className="font-semibold">{words[group]}</span>
                <span className="text-note leading-4 text-grey">{words[`${group}Note`]}</span>
                <span className="mt-auto pt-1 text-note leading-4 text-brand-strong">
                  {words.count(articles.filter((article) => article.group === group).length)}
                </span>
              </LinkPart>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
