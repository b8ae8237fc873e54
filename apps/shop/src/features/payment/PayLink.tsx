import { cnyText } from "@sihai/text";
import { LinkButton } from "@sihai/ui";
import { href, type PathSearch, useAmountDue } from "#shop";

type PayLinkProps = PathSearch<"/pay/index"> & {
  tradeNo: string;
  /** What is due, in CNY. */
  amount: string;
  /** The button's words for the sum the next page asks for. */
  text: (sum: string) => string;
  small?: boolean;
  wide?: boolean;
};

/** The way to a payment, with the very sum its page will ask for. */
export function PayLink({ amount, text, small = false, wide = false, ...search }: PayLinkProps) {
  const { sum } = useAmountDue(amount);
  return (
    <LinkButton small={small} wide={wide} href={href("/pay/index", search)}>
      {text(cnyText(sum))}
    </LinkButton>
  );
}
