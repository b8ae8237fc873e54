import { isRefused } from "@sihai/client";
import { nothingHereDict } from "@sihai/text/dict/apart/nothing-here";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { EmptyState, SearchBox } from "@sihai/ui";
import { useState } from "react";
import { withoutPrefix } from "./language.ts";
import { go, here, href } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** The lists that what is missing belongs to, by what the page's address begins with; each is searched by what stands on a paper or in a mail. */
const lists = [
  { of: /^\/(order\/in-storage|delivery-expert)/, path: "/order/in-storage/goods-list", label: "keptStorage" },
  { of: /^\/package|^\/operation\/pkg|[?&]packageId=/, path: "/package/list", label: "keptParcels" },
  { of: /^\/(order|operation|pay|user\/consult\/service)/, path: "/order/list", label: "keptOrders" },
  { of: /^\/goods\/detail/, path: "/goods/search", label: "searchItems" },
] as const;
/** Those that have no search. */
const plainLists = [
  { of: /^\/user\/consult\/shop-consult/, label: "myEnquiries", at: () => href("/user/consult/shop-consult", { tab: "mine" }) },
  { of: /^\/user\/consult\/my-consult/, label: "myQuestions", at: () => href("/user/consult/my-consult") },
  { of: /^\/wallet\/withdraw/, label: "myWithdrawals", at: () => href("/wallet/withdraw/record") },
  { of: /^\/(wallet|recharge)/, label: "allBills", at: () => href("/wallet/index") },
] as const;

/** What is said of it, and the list it belongs to. */
export default function WaysOn({ error, text }: { error?: Error; text?: string }) {
  const shell = useDict(shellDict);
  const words = { ...shell, ...useDict(nothingHereDict) };
  // A number that is none is said to be a mistake in a form; there is no form here.
  const told = error && !isRefused(error, "INPUT_INVALID") ? error.message : text;
  const address = withoutPrefix(here());
  const list = lists.find(({ of }) => of.test(address));
  const plain = plainLists.find(({ of }) => of.test(address));
  const action = list
    ? { label: words[list.label], href: href(list.path) }
    : plain
      ? { label: words[plain.label], href: plain.at() }
      : { label: words.toHome, href: href("/home") };
  return (
    <div>
      <EmptyState picture="search" text={told ?? words.notFound} action={action} />
      {list ? <SearchIn path={list.path} /> : null}
    </div>
  );
}

function SearchIn({ path }: { path: (typeof lists)[number]["path"] }) {
  const { search } = useDict(uiDict);
  const [keyword, setKeyword] = useState("");
  return (
    <SearchBox label={search} value={keyword} onChange={setKeyword} onSearch={() => go(path, { keyword: keyword.trim() })} />
  );
}
