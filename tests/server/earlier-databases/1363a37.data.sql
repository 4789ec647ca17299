insert into kysely_migration (name, timestamp) values ('001-leads-and-outbox', '2026-02-01T08:00:00.000Z'), ('002-articles', '2026-02-01T08:00:00.001Z'), ('003-quarantine', '2026-02-01T08:00:00.002Z'), ('004-chores', '2026-02-01T08:00:00.003Z'), ('005-flood', '2026-02-01T08:00:00.004Z'), ('006-article-changes', '2026-02-01T08:00:00.005Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into article_changes (number) values (1);
insert into articles values ('a1', 'notre-methode', 'Notre méthode', 'Résumé', '<p>Texte</p>', '/assets/blog/methode.svg', 'Un plan', '2026-02-02T08:00:00.000Z', '2026-02-02T08:00:00.000Z', '2026-02-02T08:00:00.000Z');
insert into former_slugs values ('methode', 'a1');
insert into chores values ('retention', '2026-03-10T02:00:00.000Z');
insert into secrets values ('anti-forgery', 'c2VjcmV0LW9mLWFudGktZm9yZ2VyeS1vZi10aGUtb2xkLXNpdGU'), ('networks', 'c2VjcmV0LW9mLW5ldHdvcmtzLW9mLXRoZS1vbGQtc2l0ZQ');
insert into leads (id, reference, kind, name, email, phone, message, created_at, status, quarantine_reason, network_digest, text_digest) values
  ('l1', 'D-2222222', 'devis', 'Ada Récente', 'ada@exemple.fr', '+33 1 23 45 67 89', 'Un site pour notre atelier.', '2026-03-10T08:30:00.000Z', 'accepted', null, 'n1', null),
  ('l2', 'C-3333333', 'contact', 'Grace Ancienne', 'grace@exemple.fr', null, 'Au cœur de la ville, une boutique.', '2025-11-03T15:00:00.000Z', 'accepted', null, null, null),
  ('l3', 'C-4444444', 'contact', 'Robot', 'robot@exemple.fr', null, 'Achetez nos liens.', '2026-03-09T09:00:00.000Z', 'quarantined', 'trap', 'n3', null);
insert into outbox (id, lead_id, message, recipient, message_id, status, attempts, next_attempt_at, created_at, sent_at) values
  ('m1', 'l1', 'confirmation', 'ada@exemple.fr', '<m1@exemple.fr>', 'sent', 1, '2026-03-10T08:30:00.000Z', '2026-03-10T08:30:00.000Z', '2026-03-10T08:30:01.000Z'),
  ('m2', 'l1', 'notice', 'ventes@exemple.fr', '<m2@exemple.fr>', 'pending', 3, '2026-03-10T08:31:00.000Z', '2026-03-10T08:30:00.000Z', null),
  ('m3', 'l2', 'notice', 'ventes@exemple.fr', '<m3@exemple.fr>', 'sent', 1, '2025-11-03T15:00:00.000Z', '2025-11-03T15:00:00.000Z', '2025-11-03T15:00:01.000Z');
insert into submission_keys values ('key:first', 'l1', 'f1', '2026-03-10T08:30:00.000Z');
