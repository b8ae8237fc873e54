import { userInfo } from "@sihai/contract/identity";
import { readMember } from "@sihai/contract/membership";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Page, SkeletonList } from "@sihai/ui";
import { NotYet, useDict, useEndpoint } from "#shop";
import { DailyTasks } from "./DailyTasks.tsx";
import { EndingGrowth } from "./EndingGrowth.tsx";
import { Gifts } from "./Gifts.tsx";
import { GrowthMonths } from "./GrowthMonths.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { LevelCard } from "./LevelCard.tsx";
import { Privileges } from "./Privileges.tsx";

/** Where a member stands, what is missing and what ends, what can be done today, and what each level gives (rules J-36 to J-44). */
export default function MemberPage() {
  const words = useDict(membershipDict);
  const member = useEndpoint(readMember, {}, { freshMs: 0 });
  const info = useEndpoint(userInfo, {}, { freshMs: 0 });
  return (
    <Page title={words.title}>
      {member.data ? (
        <>
          <LevelCard member={member.data} />
          <DailyTasks tasks={member.data.tasks} account={info.data} />
          {member.data.ending.length > 0 ? <GrowthMonths months={member.data.months} /> : null}
          <EndingGrowth ending={member.data.ending} />
          <Privileges level={member.data.level} />
          <Gifts member={member.data} />
          <InviteCard />
        </>
      ) : (
        <NotYet read={member} skeleton={<SkeletonList cards={4} lines={3} />} />
      )}
    </Page>
  );
}
