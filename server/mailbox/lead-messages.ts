import type { Database, LeadMessageRow } from '../store/database.ts';

/** A mail about a lead, with the files that are kept of it. */
export interface LeadMessage extends Omit<LeadMessageRow, 'lead_id' | 'message_id'> {
  files: { id: string; name: string; size: number }[];
}

/** The mails about a lead, the oldest first. */
export async function messagesAbout(database: Database, leadId: string): Promise<LeadMessage[]> {
  const [messages, files] = await Promise.all([
    database
      .selectFrom('lead_messages')
      .select(['id', 'kind', 'sender', 'text', 'quoted', 'remark', 'received_at'])
      .where('lead_id', '=', leadId)
      .orderBy('received_at')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('lead_message_files as file')
      .innerJoin('lead_messages', 'lead_messages.id', 'file.message')
      .select(['file.id', 'file.message', 'file.name', 'file.size'])
      .where('lead_id', '=', leadId)
      .orderBy('file.name')
      .execute(),
  ]);
  return messages.map((message) => ({
    ...message,
    files: files
      .filter((file) => file.message === message.id)
      .map(({ id, name, size }) => ({ id, name, size })),
  }));
}

/** A file of a mail about the lead with this reference. */
export async function messageFile(database: Database, reference: string, id: string) {
  return database
    .selectFrom('lead_message_files as file')
    .innerJoin('lead_messages as message', 'message.id', 'file.message')
    .innerJoin('leads', 'leads.id', 'message.lead_id')
    .select(['file.name', 'file.bytes'])
    .where('file.id', '=', id)
    .where('leads.reference', '=', reference)
    .executeTakeFirst();
}
