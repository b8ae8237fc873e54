import type { CallData } from "@sihai/contract";
import { countCart } from "@sihai/contract/cart";
import {
  countNewEnquiries,
  listEnquiries,
  putEnquiryInCart,
  readEnquiry,
  seeEnquiry,
  withdrawEnquiry,
} from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Button, confirmBox, LinkButton, Page, toastSuccess } from "@sihai/ui";
import { useEffect } from "react";
import { go, href, isSeenByStaff, NewBusiness, NotYet, useAction, useDict, useEndpoint } from "#shop";
import { AnswerCost } from "./AnswerCost.tsx";
import { EnquiryHead } from "./EnquiryHead.tsx";
import { EnquiryPlace } from "./EnquiryPlace.tsx";
import { RequestedProduct } from "./RequestedProduct.tsx";

/** One enquiry: how it stands, what it costs at the door, what is offered for each product, and one tap into the cart. */
export function EnquiryDetail({ enquiryNo }: { enquiryNo: string }) {
  const words = useDict(enquiryDict);
  const read = useEndpoint(readEnquiry, { query: { enquiryNo } }, { freshMs: 0 });
  const { run: see } = useAction(seeEnquiry, { quiet: true, refreshes: [countNewEnquiries, listEnquiries] });
  const isNew = read.data?.isNew === true;
  useEffect(() => {
    if (isNew && !isSeenByStaff()) void see({ body: { enquiryNo } });
  }, [isNew, enquiryNo, see]);

  if (!read.data)
    return (
      <Page title={words.title}>
        <NotYet read={read} missing="ENQUIRY_NOT_FOUND" />
      </Page>
    );
  const enquiry = read.data;
  return (
    <Page title={words.title} footer={<Next enquiry={enquiry} onFailed={() => void read.refetch()} />}>
      <EnquiryHead enquiry={enquiry} />
      <AnswerCost enquiry={enquiry} />
      {enquiry.products.map((product) => (
        <RequestedProduct key={product.seq} product={product} isAnswered={enquiry.answeredAt !== null} />
      ))}
      <EnquiryPlace enquiry={enquiry} />
    </Page>
  );
}

type NextProps = { enquiry: CallData<typeof readEnquiry>; onFailed: () => void };

/** The one thing to do next: into the cart, on to it, taking the question back, or asking again. */
function Next({ enquiry, onFailed }: NextProps) {
  const words = useDict(enquiryDict);
  if (enquiry.may.putInCart) return <PutInCart enquiry={enquiry} onFailed={onFailed} />;
  if (enquiry.state === "in-cart")
    return (
      <LinkButton wide href={href("/cart")}>
        {words.toCart}
      </LinkButton>
    );
  if (enquiry.may.withdraw) return <Withdraw enquiry={enquiry} onFailed={onFailed} />;
  return (
    <LinkButton wide kind="quiet" href={href("/user/consult/shop-consult")}>
      {words.askAgain}
    </LinkButton>
  );
}

function PutInCart({ enquiry: { enquiryNo }, onFailed }: NextProps) {
  const words = useDict(enquiryDict);
  const put = useAction(putEnquiryInCart, {
    refreshes: [readEnquiry, listEnquiries, countCart],
    onDone: ({ added, missing }) => {
      toastSuccess(missing.length === 0 ? words.added(added) : words.addedSome(added, missing.join(", ")));
      go("/cart");
    },
    onFailed,
  });
  return (
    <NewBusiness>
      <Button wide pending={put.pending} onClick={() => void put.run({ body: { enquiryNo } })}>
        {words.putInCart}
      </Button>
    </NewBusiness>
  );
}

function Withdraw({ enquiry: { enquiryNo }, onFailed }: NextProps) {
  const words = useDict(enquiryDict);
  const withdraw = useAction(withdrawEnquiry, {
    refreshes: [readEnquiry, listEnquiries],
    onDone: () => toastSuccess(words.withdrawn),
    onFailed,
  });

  async function askToWithdraw() {
    const isSure = await confirmBox({ title: words.withdrawAsk, text: words.withdrawText, confirmText: words.withdraw });
    if (isSure) void withdraw.run({ body: { enquiryNo } });
  }

  return (
    <Button wide kind="quiet" pending={withdraw.pending} onClick={() => void askToWithdraw()}>
      {words.withdraw}
    </Button>
  );
}
