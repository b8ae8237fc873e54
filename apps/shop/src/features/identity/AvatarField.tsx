import { uploadPicture } from "@sihai/contract/file";
import { editUserInfo, userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button, Card, pictureBytesMax, toastFailure, toastSuccess } from "@sihai/ui";
import { useRef } from "react";
import { useAction, useDict } from "#shop";
import { Avatar } from "./Avatar.tsx";

const types = ["image/gif", "image/jpeg", "image/png"];

/** The member's picture: saved as soon as it is chosen. */
export function AvatarField({ src, name }: { src: string | null; name: string }) {
  const words = useDict(identityDict);
  const input = useRef<HTMLInputElement>(null);
  const keep = useAction(editUserInfo, { refreshes: [userInfo], onDone: () => toastSuccess(words.saved) });
  const upload = useAction(uploadPicture, {
    quiet: true,
    onDone: ({ fileId }) => void keep.run({ body: { avatarFileId: fileId } }),
    onFailed: () => toastFailure(words.avatarFailed),
  });

  function choose(file: File | undefined) {
    if (!file) return;
    if (!types.includes(file.type) || file.size > pictureBytesMax) toastFailure(words.avatarFailed);
    else void upload.run({}, { files: [file] });
    if (input.current) input.current.value = "";
  }

  return (
    <Card className="flex items-center gap-4">
      <Avatar src={src} name={name} size="large" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <input
          ref={input}
          type="file"
          accept={types.join(",")}
          aria-label={words.avatar}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button small kind="quiet" pending={upload.pending || keep.pending} onClick={() => input.current?.click()}>
          {words.changeAvatar}
        </Button>
        <span className="text-note text-grey">{words.avatarHint}</span>
        {src === null ? null : (
          <button type="button" className="min-h-11 text-danger" onClick={() => void keep.run({ body: { avatarFileId: null } })}>
            {words.removeAvatar}
          </button>
        )}
      </div>
    </Card>
  );
}
