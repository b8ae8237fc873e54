import { addressList } from "@sihai/contract/address";
import { addressPageSize } from "@sihai/domain/address";
import { addressDict } from "@sihai/text/dict/address";
import { EmptyState, InfiniteList, LinkButton, Notice, Page } from "@sihai/ui";
import { finish, href, useDict, usePagedEndpoint, usePageSearch } from "#shop";
import { AddressCard } from "./AddressCard.tsx";
import { withAddress } from "./with-address.ts";

/** The address manager; with `select=1` a choice for the page that asked. */
export default function AddressPage() {
  const words = useDict(addressDict);
  const { select, addressId, back } = usePageSearch("/user/address");
  const book = usePagedEndpoint(addressList, {}, (page) => ({ query: { page, pageSize: addressPageSize } }));
  const isChoosing = select === "1";
  const [first] = book.data?.pages ?? [];
  const lacksDefault = first !== undefined && !first.hasDefault;

  return (
    <Page
      title={isChoosing ? words.chooseTitle : words.title}
      footer={
        book.items.length > 0 ? (
          <LinkButton wide href={href("/user/address/edit")}>
            {words.add}
          </LinkButton>
        ) : null
      }
    >
      {lacksDefault ? <Notice tone="warn">{words.noDefault}</Notice> : null}
      <InfiniteList
        {...book.listProps}
        keyOf={(address) => address.addressId}
        empty={<EmptyState picture="pin" text={words.empty} action={{ label: words.add, href: href("/user/address/edit") }} />}
      >
        {(address) => (
          <AddressCard
            address={address}
            isChosen={isChoosing && address.addressId === addressId}
            onUse={isChoosing ? () => finish(withAddress(back, address.addressId)) : undefined}
          />
        )}
      </InfiniteList>
    </Page>
  );
}
