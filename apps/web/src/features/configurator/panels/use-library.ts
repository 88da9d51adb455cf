import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { useIsSignedIn } from "../../../lib/session/token-store.ts";
import { type LibraryImage, rememberImages } from "./known-images.ts";

const key = ["images"] as const;

/** The customer's own images, newest use first; a visitor's are those of this visit. */
export function useImages() {
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly LibraryImage[]> => {
      if (!signedIn) return [];
      const { data } = await call("listImages", { query: { limit: -1 }, signal });
      rememberImages(data);
      return data;
    },
    // A visitor's uploads live in this cache only: fetching again would lose them.
    staleTime: signedIn ? 60_000 : Infinity,
  });
}

/** Keeps a fresh upload in the list without asking the server again. */
export function useKeepImage(): (image: LibraryImage) => void {
  const client = useQueryClient();
  return (image) => {
    rememberImages([image]);
    client.setQueryData<readonly LibraryImage[]>(key, (old = []) => [
      image,
      ...old.filter(({ id }) => id !== image.id),
    ]);
  };
}

export function useDeleteImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("deleteImage", { params: { id } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<readonly LibraryImage[]>(key, (old = []) =>
        old.filter((image) => image.id !== id),
      ),
  });
}

/** Tells the server that an image was used; a failure costs only its place in the list. */
export function markUsed(id: string): void {
  call("markImageUsed", { params: { id } }).catch(() => undefined);
}
