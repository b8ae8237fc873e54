import { countCart } from "@sihai/contract/cart";
import {
  countNewEnquiries,
  listEnquiries,
  putEnquiryInCart,
  readEnquiry,
  seeEnquiry,
  withdrawEnquiry,
} from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { Button, confirmBox, LinkButton, Page, toastSuccess } from "@sihai/ui";
import { useEffect } from "react";
import { go, href, NotYet, useAction, useDict, useEndpoint } from "#shop";
import { AnswerCost } from "./AnswerCost.tsx";
import { AskedProduct } from "./AskedProduct.tsx";
import { EnquiryHead } from "./EnquiryHead.tsx";
import { EnquiryPlace } from "./EnquiryPlace.tsx";

/** One enquiry: how it stands, what it costs at the door, what is offered for each product, and one tap into the cart. */
export function EnquiryDetail({ enquiryNo }: { enquiryNo: string }) {
  const words = useDict(enquiryDict);
  const read = useEndpoint(readEnquiry, { query: { enquiryNo } }, { freshMs: 0 });
  const { run: see } = useAction(seeEnquiry, { quiet: true, refreshes: [countNewEnquiries, listEnquiries] });
  const put = useAction(putEnquiryInCart, {
    refreshes: [readEnquiry, listEnquiries, countCart],
    onDone: ({ added, missing }) => {
      toastSuccess(missing.length === 0 ? words.added(added) : words.addedSome(added, missing.join(", ")));
      go("/cart");
    },
    onFailed: () => void read.refetch(),
  });
  const withdraw = useAction(withdrawEnquiry, {
    refreshes: [readEnquiry, listEnquiries],
    onDone: () => toastSuccess(words.withdrawn),
    onFailed: () => void read.refetch(),
  });
  const isNew = read.data?.isNew === true;
  useEffect(() => {
    if (isNew) void see({ body: { enquiryNo } });
  }, [isNew, enquiryNo, see]);

  if (!read.data)
    return (
      <Page title={words.title}>
        <NotYet read={read} missing="ENQUIRY_NOT_FOUND" />
      </Page>
    );
  const enquiry = read.data;

  async function askToWithdraw() {
    const isSure = await confirmBox({ title: words.withdrawAsk, text: words.withdrawText, confirmText: words.withdraw });
    if (isSure) void withdraw.run({ body: { enquiryNo } });
  }

  const footer = enquiry.may.putInCart ? (
    <Button wide pending={put.pending} onClick={() => void put.run({ body: { enquiryNo } })}>
      {words.putInCart}
    </Button>
  ) : enquiry.state === "in-cart" ? (
    <LinkButton wide href={href("/cart")}>
      {words.toCart}
    </LinkButton>
  ) : enquiry.may.withdraw ? (
    <Button wide kind="quiet" pending={withdraw.pending} onClick={() => void askToWithdraw()}>
      {words.withdraw}
    </Button>
  ) : (
    <LinkButton wide kind="quiet" href={href("/user/consult/shop-consult")}>
      {words.askAgain}
    </LinkButton>
  );
  return (
    <Page title={words.title} footer={footer}>
      <EnquiryHead enquiry={enquiry} />
      <AnswerCost enquiry={enquiry} />
      {enquiry.products.map((product) => (
        <AskedProduct key={product.seq} product={product} isAnswered={enquiry.answeredAt !== null} />
      ))}
      <EnquiryPlace enquiry={enquiry} />
    </Page>
  );
}
