insert into kysely_migration (name, timestamp) values ('001-leads-and-outbox', '2026-02-01T08:00:00.000Z'), ('002-articles', '2026-02-01T08:00:00.001Z'), ('003-quarantine', '2026-02-01T08:00:00.002Z'), ('004-chores', '2026-02-01T08:00:00.003Z'), ('005-flood', '2026-02-01T08:00:00.004Z'), ('006-article-changes', '2026-02-01T08:00:00.005Z'), ('007-mailboxes', '2026-03-09T08:00:00.000Z'), ('009-article-files', '2026-03-09T08:00:00.001Z'), ('010-network-blocks', '2026-03-09T08:00:00.002Z'), ('011-mails-without-lead', '2026-03-09T08:00:00.003Z'), ('012-staff', '2026-03-09T08:00:00.004Z'), ('013-lead-desk', '2026-03-09T08:00:00.005Z'), ('014-tracking', '2026-03-09T08:00:00.006Z'), ('015-article-editing', '2026-03-09T08:00:00.007Z'), ('016-agency-facts', '2026-03-09T08:00:00.008Z'), ('017-daily-jobs', '2026-03-09T08:00:00.009Z'), ('018-ligatures', '2026-03-09T08:00:00.010Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into article_changes (number) values (1);
insert into articles (id, slug, title, description, content, image_url, image_alt, created_at, updated_at, published_at) values ('a1', 'notre-methode', 'Notre méthode', 'Résumé', '<p>Texte</p>', '/assets/blog/methode.svg', 'Un plan', '2026-02-02T08:00:00.000Z', '2026-02-02T08:00:00.000Z', '2026-02-02T08:00:00.000Z');
insert into former_slugs values ('methode', 'a1');
insert into daily_jobs values ('retention', '2026-03-10T02:00:00.000Z');
insert into secrets values ('anti-forgery', 'c2VjcmV0LW9mLWFudGktZm9yZ2VyeS1vZi10aGUtb2xkLXNpdGU'), ('networks', 'c2VjcmV0LW9mLW5ldHdvcmtzLW9mLXRoZS1vbGQtc2l0ZQ');
insert into staff (id, email, role, created_at) values ('s1', 'camille@exemple.fr', 'owner', '2026-03-09T08:10:00.000Z');
insert into saved_replies values ('rendez-vous', 'Proposer un rendez-vous', 'Bonjour', '2026-03-09T08:00:00.000Z');
insert into leads (id, reference, kind, name, email, message, created_at, status, quarantine_reason, stage, revision, taken_by, answer_due_at, answered_at, search_text) values
  ('l1', 'D-2222222', 'devis', 'Ada Récente', 'ada@exemple.fr', 'Un site pour notre atelier.', '2026-03-09T07:30:00.000Z', 'accepted', null, 'answered', 0, null, null, null, 'd-2222222 ada recente ada@exemple.fr  un site pour notre atelier.'),
  ('l2', 'C-3333333', 'contact', 'Grace Ancienne', 'grace@exemple.fr', 'Au cœur de la ville, une boutique.', '2025-11-03T15:00:00.000Z', 'accepted', null, 'answered', 0, null, null, null, null),
  ('l3', 'C-4444444', 'contact', 'Robot', 'robot@exemple.fr', 'Achetez nos liens.', '2026-03-08T09:00:00.000Z', 'quarantined', 'trap', 'new', 0, null, null, null, 'c-4444444 robot'),
  ('l4', 'C-5555555', 'contact', 'Zoé Répondue', 'zoe@exemple.fr', 'Bonjour.', '2026-03-06T15:00:00.000Z', 'accepted', null, 'answered', 1, 's1', null, '2026-03-09T09:00:00.000Z', 'c-5555555 zoe'),
  ('l5', 'C-6666666', 'contact', 'Léo Appelé', 'leo@exemple.fr', 'Rappelez-moi.', '2026-03-06T15:00:00.000Z', 'accepted', null, 'answered', 1, 's1', null, '2026-03-09T09:05:00.000Z', 'c-6666666 leo'),
  ('l6', 'D-7777777', 'devis', 'Ève Gagnée', 'eve@exemple.fr', 'Un devis.', '2026-03-06T15:00:00.000Z', 'accepted', null, 'won', 1, 's1', null, null, 'd-7777777 eve'),
  ('l7', 'D-8888888', 'devis', 'Noé Nouveau', 'noe@exemple.fr', 'Un devis aussi.', '2026-03-10T09:00:00.000Z', 'accepted', null, 'new', 0, null, '2026-03-10T13:00:00.000Z', null, 'd-8888888 noe');
insert into lead_replies values ('r1', 'l4', 's1', 'Bonjour Zoé.', '2026-03-09T09:00:00.000Z');
insert into lead_notes values ('n1', 'l6', 's1', 'Signé.', '2026-03-09T10:00:00.000Z');
insert into outbox (id, lead_id, reply_id, message, recipient, message_id, status, attempts, next_attempt_at, created_at, sent_at) values
  ('m1', 'l7', null, 'notice', 'ventes@exemple.fr', '<m1@exemple.fr>', 'pending', 3, '2026-03-10T09:01:00.000Z', '2026-03-10T09:00:00.000Z', null),
  ('m2', 'l4', 'r1', 'reply', 'zoe@exemple.fr', '<m2@exemple.fr>', 'sent', 1, '2026-03-09T09:00:00.000Z', '2026-03-09T09:00:00.000Z', '2026-03-09T09:00:01.000Z');
insert into submission_keys values ('key:first', 'l7', 'f1', '2026-03-10T09:00:00.000Z');
insert into staff_journal values ('j1', '2026-03-09T09:00:00.000Z', 's1', 'lead.replied', 'C-5555555');
