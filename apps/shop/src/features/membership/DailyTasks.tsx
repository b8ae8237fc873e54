import type { CallData } from "@sihai/contract";
import type { userInfo } from "@sihai/contract/identity";
import { formatNumber } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/membership";
import { Card, LinkButton, Section, Tag } from "@sihai/ui";
import { Check, Heart, type LucideIcon, ShoppingCart } from "lucide-react";
import { href, type Path, useDict, useLanguage, useSettings } from "#shop";
import { CheckInCard } from "../identity/me/CheckInCard.tsx";
import type { Member } from "./member.ts";

type Task = Member["tasks"][number];

const looks: Record<Task["task"], { icon: LucideIcon; path: Path }> = {
  cart: { icon: ShoppingCart, path: "/home" },
  favourite: { icon: Heart, path: "/goods/search" },
};

/** What can be done today: checking in, and the tasks, each with what it earns (rules B-90 and J-38). */
export function DailyTasks({ tasks, account }: { tasks: Member["tasks"]; account: CallData<typeof userInfo> | undefined }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const checkIn = useSettings()?.checkInReward.growth ?? 0;
  return (
    <Section title={words.tasks}>
      {account ? <CheckInCard userId={account.userId} isDone={account.sign} days={account.signDay} /> : null}
      {checkIn > 0 ? <p className="px-1 text-note text-grey">{words.checkInGrowth(formatNumber(checkIn, language, 0))}</p> : null}
      {tasks.length > 0 ? (
        <Card flush>
          <ul className="divide-y divide-line">
            {tasks.map((task) => (
              <TaskRow key={task.task} {...task} />
            ))}
          </ul>
        </Card>
      ) : null}
    </Section>
  );
}

function TaskRow({ task, growth, done }: Task) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  const { icon: Icon, path } = looks[task];
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-3">
      <Icon aria-hidden size={22} className="shrink-0 text-brand-strong" />
      <span className="min-w-0 flex-1">
        {words.task[task]}
        <span className="block text-note text-grey">{words.taskGrowth(formatNumber(growth, language, 0))}</span>
      </span>
      {done ? (
        <Tag tone="ok" icon={Check}>
          {words.done}
        </Tag>
      ) : (
        <LinkButton small kind="quiet" href={href(path)}>
          {words.doIt}
        </LinkButton>
      )}
    </li>
  );
}
