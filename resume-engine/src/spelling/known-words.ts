/**
 * Correct words that the dictionary lacks: British spellings, offices in India, computing, trades.
 */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `runbook runbooks lakh lakhs crore crores rupee rupees paisa fresher freshers onboarding onboarded onboard offboarding upskill upskilling upskilled
  reskilling fintech edtech healthtech ecommerce email emails emailer mailer mailers online offline website websites webpage webpages backend
  frontend fullstack microservice microservices middleware scalable scalability reusable reusability maintainability extensible
  configurable containerized containerised containerization containerisation dockerized dockerised serverless dataset datasets database
  databases datacenter datacentre dashboarding scraping scraper scrapers parser parsers tokenizer chatbot chatbots blockchain crypto
  cybersecurity malware ransomware phishing firewall firewalls subnet subnets hypervisor failover rollout rollouts rollback rollbacks
  hotfix hotfixes bugfix bugfixes codebase codebases repo repos refactor refactored refactoring debug debugged debugging async realtime
  runtime runtimes plugin plugins widget widgets wireframe wireframes wireframing prototyping mockup mockups responsive login logins signup
  signups logout checkout workflow workflows roadmap roadmaps backlog backlogs sprint sprints scrum kanban standup standups stakeholder
  stakeholders deliverable deliverables timeline timelines milestone milestones walkthrough walkthroughs retrospectives upsell upselling
  upsold reconcile reconciliations ledger ledgers invoicing payables receivables challan challans vouchers payroll payrolls turnaround
  telecalling telecaller telecallers televerification walk-in helpdesk ticketing escalations upload uploaded uploading download downloaded
  downloading webinar webinars vlog vlogs blog blogs blogger copywriting rebranding geotagging hashtag hashtags influencer influencers
  analytics preprocessing pretrained hyperparameter hyperparameters overfitting classifier classifiers regressor embeddings chatbots
  multithreading multithreaded concurrency deserialization serialization geolocation geospatial timestamp timestamps metadata api apis sdk
  url urls json csv xml html css sql nosql devops mlops sysadmin admin admins config configs auth authentication authorisation
  authorization tech techs info specs demo demos kpi kpis roi sops sop cgpa btech mtech bcom mcom bca mca bsc msc mba pgdm intermediate
  matriculation polytechnic prepone preponed invigilation invigilator invigilated proctoring syllabi anganwadi panchayat gram sarpanch
  taluka tehsil mandal zilla ayurveda ayurvedic yoga phlebotomy cannulation triage inpatient outpatient inpatients outpatients neonatal
  perioperative catheterization catheterisation radiographic dosage formulations pharmacovigilance immunization immunisation autoclave
  commissioning switchgear switchgears busbar busbars substation substations retrofitting formwork shuttering rebar estimations surveying
  leveling levelling estimator machining milling welding fixturing fixtures jigs kaizen poka yoke gemba lean sigma checklists checklist
  preventive breakdown uptime downtime throughput logistics warehousing freight inbound outbound procurement vendor vendors sourcing
  shortlisted shortlisting headhunting jobseeker jobseekers appraisals grievance redressal upliftment learnings pan multi inter intra cross
  pre post non sub co re via etc per vs viz hackathon hackathons internship internships mentorship mentored mentoring co-founded cofounded sharded sharding pipelined casted despatch despatched despatches contactor contactors intubation extubation fibre fibres assessee assessees volunteered
  amongst whilst learnt spelt cheque cheques fulfil fulfils enrol enrols practise practised practising tyre tyres aluminium oesophagus
  centred catalogued cataloguing sceptical mould moulds moulded moulding mouldings storey storeys draught draughts draughtsman draughtsmen counsellor
  counsellors marvellous woollen woollens speciality specialities foetal foetus diarrhoea oedema calibre meagre dreamt maths pyjamas likeable
  saleable sizeable artefact artefacts chilli chillies yoghurt methi maida
  instalment instalments skilful tiffin tiffins lathe lathes dhaba kirana teammates coworker coworkers tally vlookup pivot macros macro spreadsheets spreadsheet linkedin github gitlab whatsapp google`
    .split(/\s+/)
    .filter(Boolean),
);

/** Frequent misspellings of resumes that have no similar word in the dictionary, or a wrong one. */
export const COMMON_MISSPELLINGS: Readonly<Record<string, string>> = {
  alot: 'a lot',
  analisys: 'analysis',
  aswell: 'as well',
  atleast: 'at least',
  belive: 'believe',
  grammer: 'grammar',
  opertunity: 'opportunity',
  reccomend: 'recommend',
  colleage: 'colleague',
  confidance: 'confidence',
  custumer: 'customer',
  infact: 'in fact',
  maintainance: 'maintenance',
  maintaing: 'maintaining',
  proffesional: 'professional',
  publically: 'publicly',
  schedual: 'schedule',
  tommorow: 'tomorrow',
};
