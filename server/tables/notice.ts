/** What the host's commands have changed in the database beside a server that runs. */
export type Notice =
  | { readonly table: string }
  /** A person has another name. */
  | { readonly person: string }
  /** A person has left all tables, and is not to be heard any more. */
  | { readonly gone: string; readonly banned: boolean };
